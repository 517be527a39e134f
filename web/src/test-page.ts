import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

// One thread runs many files, since starting one takes longer than most tests. So each file gets here
// what a thread of its own would give it: every module afresh, and a page that nobody has used.
vi.resetModules()
// A file whose tests are all left out, or that does not load, has cleared up nothing.
const CLEAR_UP = Symbol.for('clear up')
const shared = globalThis as { [CLEAR_UP]?: () => Promise<void> }
await shared[CLEAR_UP]?.()
const before = new Set(Reflect.ownKeys(globalThis))
const page = await builtinEnvironments['happy-dom'].setup(globalThis, {})

shared[CLEAR_UP] = async () => {
  Reflect.deleteProperty(shared, CLEAR_UP)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await page.teardown(globalThis)
  const left = Reflect.ownKeys(globalThis).filter((key) => !before.has(key))
  for (const key of left) if (typeof key === 'string') Reflect.deleteProperty(globalThis, key)
}
afterAll(() => shared[CLEAR_UP]?.())
