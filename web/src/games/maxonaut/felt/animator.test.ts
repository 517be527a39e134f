import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableView } from '../../../lib/fixtures/views'
import type { MaxEvent } from '../../../lib/wire/MaxEvent'
import type { Step } from '../../../table/session.svelte'
import { maxEvents, maxView } from '../fixtures'
import { Theatre } from './animator.svelte'

const step = (...events: MaxEvent[]): Step => {
  const view = tableView(maxView())
  const told = maxEvents(...events).map((event) => ({ type: 'game', event }) as const)
  return { events: told, before: view, after: view }
}
const DOUBT: MaxEvent[] = [
  { event: 'doubted', seat: 0, announcer: 1 },
  { event: 'turned_up', card: '7', origin: 'top' },
  { event: 'turned_up', card: '4', origin: 'top' },
  { event: 'judged', announcer: 1, claim: '54', worth: '74' },
  { event: 'penalty', seat: 0, points: 1, total: 1, why: 'doubt' },
]

let still = false
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})
afterEach(() => {
  still = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Holds a step; tells whether the page may go on. */
function hold(theatre: Theatre, ...events: MaxEvent[]) {
  const state = { held: false, done: false }
  const held = theatre.hold(step(...events))
  state.held = held !== null
  void held?.then(() => (state.done = true))
  return state
}

describe('the page while cards are turned up', () => {
  it('waits for the last picture, and a while longer', async () => {
    const theatre = new Theatre()
    const state = hold(theatre, ...DOUBT)
    expect(theatre.act?.cards.map(({ open }) => open)).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(700)
    expect(theatre.act?.cards.map(({ open }) => open)).toEqual([false, true])
    expect(theatre.act?.penalty).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(theatre.act?.penalty?.seat).toBe(0)
    expect(state.done).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(state.done).toBe(true)
    expect(theatre.act).toBeNull()
  })

  it('waits for nothing where nothing is turned up', () => {
    const theatre = new Theatre()
    expect(hold(theatre, { event: 'believed', seat: 0 }).held).toBe(false)
    expect(theatre.act).toBeNull()
  })

  it('goes to the last picture at one press, and on with the game at the next', async () => {
    const theatre = new Theatre()
    const state = hold(theatre, ...DOUBT)
    theatre.skip()
    expect(theatre.act?.penalty?.seat).toBe(0)
    theatre.skip()
    expect(theatre.act).toBeNull()
    await vi.advanceTimersByTimeAsync(0)
    expect(state.done).toBe(true)
  })

  it('shows those who want no motion the last picture at once, and long enough to read it', async () => {
    still = true
    const theatre = new Theatre()
    hold(theatre, ...DOUBT)
    await vi.advanceTimersByTimeAsync(3900)
    expect(theatre.act?.penalty?.seat).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(theatre.act).toBeNull()
  })

  it('never holds a step for ever: a new one, or the end of the page, lets it go', async () => {
    const theatre = new Theatre()
    const first = hold(theatre, ...DOUBT)
    const second = hold(theatre, ...DOUBT)
    await vi.advanceTimersByTimeAsync(0)
    expect([first.done, second.done]).toEqual([true, false])
    expect(theatre.act?.penalty).toBeNull()
    theatre.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(second.done).toBe(true)
    expect(theatre.act).toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(theatre.act).toBeNull()
  })
})
