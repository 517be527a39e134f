import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Lazy, type Browser } from './lazy.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function browserWith({ served = 'a' as string | null } = {}) {
  const marks = new Set<string>()
  const browser: Browser & { served: () => Promise<string | null> } = {
    entry: () => 'a',
    served: async () => served,
    mark: (text) => !marks.has(text) && Boolean(marks.add(text)),
    reload: vi.fn(),
    idle: async () => undefined,
  }
  return browser
}

/** Fails this many times, then loads. */
function file(failures: number) {
  let left = failures
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return 'here'
  })
}

it('tries what has failed once the server can be reached, and not before', async () => {
  const browser = browserWith({ served: null })
  const load = file(1)
  const part = new Lazy(browser).get(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  browser.served = async () => 'a'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await part).toBe('here')
  expect(load).toHaveBeenCalledTimes(2)
})

it('tells that something is missing only when it takes long, and only while it does', async () => {
  const browser = browserWith({ served: null })
  const lazy = new Lazy(browser)
  const part = lazy.get(file(1))
  expect(lazy.missing).toBe(0)
  await vi.advanceTimersByTimeAsync(750)
  expect(lazy.missing).toBe(1)
  browser.served = async () => 'a'
  await vi.advanceTimersByTimeAsync(60_000)
  await part
  expect(lazy.missing).toBe(0)
})

it('tries at once when the connection is back', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const browser = browserWith({ served: null })
  const lazy = new Lazy(browser)
  const load = file(1)
  void lazy.get(load)
  await vi.advanceTimersByTimeAsync(12_000)
  browser.served = async () => 'a'
  expect(load).toHaveBeenCalledTimes(1)
  lazy.again()
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it('begins the page anew where the server has a newer one, once', async () => {
  const browser = browserWith({ served: 'b' })
  void new Lazy(browser).get(file(99))
  await vi.advanceTimersByTimeAsync(300)
  expect(browser.reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.reload).toHaveBeenCalledTimes(1)
})

it('begins the page anew where the same server does not give a file, and not for a blink', async () => {
  const browser = browserWith()
  const lazy = new Lazy(browser)
  const blink = lazy.get(file(1))
  await vi.advanceTimersByTimeAsync(5_000)
  await blink
  expect(browser.reload).not.toHaveBeenCalled()
  void lazy.get(file(99))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.reload).toHaveBeenCalledTimes(1)
})

it('keeps the page when the connection is back after a long time', async () => {
  const browser = browserWith({ served: null })
  const lazy = new Lazy(browser)
  const part = lazy.get(file(1))
  await vi.advanceTimersByTimeAsync(200_000)
  browser.served = async () => 'a'
  await vi.advanceTimersByTimeAsync(300_000)
  expect(await part).toBe('here')
  expect(browser.reload).not.toHaveBeenCalled()
})

it('does not take the page away for what nobody waits for', async () => {
  const browser = browserWith({ served: 'b' })
  const lazy = new Lazy(browser)
  const gone = file(99)
  const next = file(0)
  void lazy.prefetch([gone, next])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(gone).toHaveBeenCalledTimes(1)
  expect(next).not.toHaveBeenCalled()
  expect(browser.reload).not.toHaveBeenCalled()
  expect(lazy.missing).toBe(0)
})

it('fetches ahead after a dropped connection', async () => {
  const browser = browserWith({ served: null })
  const lazy = new Lazy(browser)
  const load = file(1)
  const next = file(0)
  void lazy.prefetch([load, next])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(next).not.toHaveBeenCalled()
  browser.served = async () => 'a'
  await vi.advanceTimersByTimeAsync(30_000)
  expect(next).toHaveBeenCalledTimes(1)
})

it('loads every part of the page', () => {
  const source = path.resolve(import.meta.dirname, '..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/test\.ts$/.test(file),
  )
  const beside = files.flatMap((file) =>
    readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      // Words come through their messages.
      .filter(
        (line) =>
          /await import\(|(with|get|all)\(import\(/.test(line) && !/^\s*(de|en): /.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(beside).toEqual([])
})
