import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableView } from '../../../lib/fixtures/views'
import type { MaxEvent } from '../../../lib/wire/MaxEvent'
import type { TableStep } from '../../../table/session.svelte'
import { maxEvents, maxView } from '../fixtures'
import { Animator } from './animator.svelte'

const step = (...events: MaxEvent[]): TableStep => {
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

/** Holds a step, and returns whether the page may go on. */
function hold(animator: Animator, ...events: MaxEvent[]) {
  const state = { held: false, done: false }
  const held = animator.hold(step(...events))
  state.held = held !== null
  void held?.then(() => (state.done = true))
  return state
}

describe('the page while cards are turned up', () => {
  it('waits for the last picture, and a while longer', async () => {
    const animator = new Animator()
    const state = hold(animator, ...DOUBT)
    expect(animator.scene?.cards.map(({ open }) => open)).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(700)
    expect(animator.scene?.cards.map(({ open }) => open)).toEqual([false, true])
    expect(animator.scene?.penalty).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(animator.scene?.penalty?.seat).toBe(0)
    expect(state.done).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(state.done).toBe(true)
    expect(animator.scene).toBeNull()
  })

  it('waits for nothing where nothing is turned up', () => {
    const animator = new Animator()
    expect(hold(animator, { event: 'believed', seat: 0 }).held).toBe(false)
    expect(animator.scene).toBeNull()
  })

  it('goes to the last picture at one press, and on with the game at the next', async () => {
    const animator = new Animator()
    const state = hold(animator, ...DOUBT)
    animator.skip()
    expect(animator.scene?.penalty?.seat).toBe(0)
    animator.skip()
    expect(animator.scene).toBeNull()
    await vi.advanceTimersByTimeAsync(0)
    expect(state.done).toBe(true)
  })

  it('shows those who want no motion the last picture at once, and long enough to read it', async () => {
    still = true
    const animator = new Animator()
    hold(animator, ...DOUBT)
    await vi.advanceTimersByTimeAsync(3900)
    expect(animator.scene?.penalty?.seat).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(animator.scene).toBeNull()
  })

  it('never holds a step for ever: a new one, or the end of the page, lets it go', async () => {
    const animator = new Animator()
    const first = hold(animator, ...DOUBT)
    const second = hold(animator, ...DOUBT)
    await vi.advanceTimersByTimeAsync(0)
    expect([first.done, second.done]).toEqual([true, false])
    expect(animator.scene?.penalty).toBeNull()
    animator.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(second.done).toBe(true)
    expect(animator.scene).toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(animator.scene).toBeNull()
  })
})
