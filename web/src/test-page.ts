import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

// One thread runs many files, since starting one takes longer than most tests. So each file gets here
// what a thread of its own would give it: every module afresh, and a page that nobody has used.
vi.resetModules()
const before = new Set(Reflect.ownKeys(globalThis))
const page = await builtinEnvironments['happy-dom'].setup(globalThis, {})

afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await page.teardown(globalThis)
  const left = Reflect.ownKeys(globalThis).filter((key) => !before.has(key))
  for (const key of left) if (typeof key === 'string') Reflect.deleteProperty(globalThis, key)
})
