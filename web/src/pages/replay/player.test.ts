import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../lib/net/problem'
import type { AnyOpen } from '../../lib/wire/AnyOpen'
import type { TableStep } from '../../table/session.svelte'
import { filmOf, positionAt } from './fixtures'
import { Player } from './player.svelte'
import { Positions, type Fetch } from './positions'

const all: Fetch = async (eyes, from, count) =>
  Array.from({ length: count }, (_, at) => positionAt(from + at, eyes))

const playerOf = (steps = 30, fetch = all, film = filmOf(steps)) =>
  new Player(film, new Positions(steps, fetch))

describe('a film', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows the table as it was, and nothing that could be done', async () => {
    const player = playerOf()
    await player.open(12, 0)
    const { view } = player.table
    expect(view).toMatchObject({ state: 'playing', clock: null, vote: null })
    expect(view?.sheet).toHaveLength(1)
    expect(view?.game).toMatchObject({ viewer: 0, turn: 0, legal: [], daring: [], slips: false })
  })

  it('steps by move, by turn and by deal', async () => {
    const player = playerOf()
    await player.open(0, 'open')
    await player.stride('move', 1)
    expect(player.step).toBe(1)
    await player.stride('turn', 1)
    expect(player.step).toBe(2)
    await player.stride('deal', 1)
    expect(player.position?.step).toBe(10)
    await player.stride('all', 1)
    expect(player.position?.step).toBe(29)
    await player.stride('deal', -1)
    expect(player.position?.step).toBe(20)
  })

  it('tells the game of a step forward, and lays the felt anew for everything else', async () => {
    const player = playerOf()
    const seen: TableStep[] = []
    player.table.watch((step) => seen.push(step))
    await player.open(3, 'open')
    const { leaps } = player.table
    await player.go(4)
    expect(seen.map(({ before, after }) => [before.game?.turn, after.game?.turn])).toEqual([[3, 0]])
    expect(player.table.leaps).toBe(leaps)
    await player.go(3)
    await player.go(9)
    await player.see(2)
    expect(player.table.leaps).toBe(leaps + 3)
    expect(seen).toHaveLength(1)
  })

  it('looks through other eyes at the same moment', async () => {
    const player = playerOf()
    await player.open(7, 'open')
    expect(player.table.view?.game?.viewer).toBeNull()
    await player.see(2)
    expect(player.position?.step).toBe(7)
    expect(player.table.view?.game?.viewer).toBe(2)
  })

  it('speaks to who sat there, and of everybody else', async () => {
    const player = playerOf()
    await player.open(1, 0)
    expect(player.lines[0]?.people.you).toBe(0)
    await player.see(1)
    expect(player.lines[0]?.people.you).toBeNull()
  })

  it('plays to the end and stops there; from there it begins again', async () => {
    const player = playerOf(5)
    await player.open(0, 'open')
    player.play()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(player.position?.step).toBe(4)
    expect(player.playing).toBe(false)
    player.play()
    await vi.advanceTimersByTimeAsync(100)
    expect(player.position?.step).toBe(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(player.position?.step).toBe(4)
  })

  it('plays twice as fast at twice the speed', async () => {
    const player = playerOf()
    await player.open(0, 'open')
    player.speed = 2
    player.play()
    await vi.advanceTimersByTimeAsync(2100)
    expect(player.position?.step).toBe(5)
    player.pause()
    await vi.advanceTimersByTimeAsync(5000)
    expect(player.position?.step).toBe(5)
  })

  it('waits for what the game shows of its own accord, but not for ever when it is fast', async () => {
    const player = playerOf()
    await player.open(0, 'open')
    let show = () => {}
    player.table.holdBy(() => new Promise((resolve) => (show = resolve)))
    const going = player.go(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(player.table.view?.game?.turn).toBe(0)
    show()
    await going
    expect(player.table.view?.game?.turn).toBe(1)
    player.speed = 4
    const { leaps } = player.table
    void player.go(2)
    await vi.advanceTimersByTimeAsync(1300)
    expect(player.table.view?.game?.turn).toBe(2)
    expect(player.table.leaps).toBe(leaps + 1)
  })

  it('tells a step from its beginning, and shows the cards as they lie on the felt', async () => {
    const open = (step: number) => ({ hands: [[`${step}`]] }) as unknown as AnyOpen
    const player = playerOf(30, async (eyes, from, count) =>
      (await all(eyes, from, count)).map((one) => ({ ...one, open: open(one.step) })),
    )
    await player.open(4, 'open')
    let show = () => {}
    player.table.holdBy(() => new Promise((resolve) => (show = resolve)))
    const going = player.go(5)
    await vi.advanceTimersByTimeAsync(1000)
    expect(player.table.held).toBe(true)
    expect(player.lines).toHaveLength(1)
    expect(player.table.log.at(-1)).toBe(player.lines[0])
    expect(player.cards).toEqual(open(4))
    // Other words for it do not end it.
    player.reword()
    expect(player.lines).toHaveLength(1)
    expect(player.table.view?.game?.turn).toBe(0)
    show()
    await going
    expect(player.cards).toEqual(open(5))
    expect(player.table.view?.game?.turn).toBe(1)
    // Nothing is held where the reader leaps away.
    void player.go(6)
    await vi.advanceTimersByTimeAsync(1)
    await player.go(20)
    expect(player.cards).toEqual(open(20))
  })

  it('leaps away from what the game is still showing', async () => {
    const player = playerOf()
    await player.open(0, 'open')
    player.table.holdBy(() => new Promise(() => undefined))
    void player.go(1)
    await vi.advanceTimersByTimeAsync(1)
    await player.go(2)
    expect(player.table.view?.game?.turn).toBe(2)
    expect(player.table.held).toBe(false)
  })

  it('says why a position does not come, stops, and tries again when it is told to', async () => {
    const fetch = vi.fn<Fetch>(all)
    const player = playerOf(100, fetch)
    await player.open(0, 'open')
    fetch.mockRejectedValue(new Problem('offline', 0))
    await player.go(70)
    expect(player.problem).toBe('offline')
    expect(player.waiting).toBe(false)
    expect(player.position?.step).toBe(0)
    fetch.mockImplementation(all)
    await player.again()
    expect(player.problem).toBe('')
    expect(player.position?.step).toBe(70)
  })

  it('calls nameless people by their seats', async () => {
    const nameless: Fetch = async (eyes, from, count) =>
      (await all(eyes, from, count)).map((position) => ({
        ...position,
        now: {
          ...position.now,
          seats: position.now.seats.map((one) => ({
            ...one,
            occupant: { kind: 'bot' as const, name: '', bot: 'regel' },
          })),
        },
      }))
    const player = playerOf(30, nameless)
    await player.open(0, 'open')
    expect(
      player.table.view?.seats.map(({ occupant }) => 'name' in occupant && occupant.name),
    ).toEqual(['Platz 1', 'Platz 2', 'Platz 3', 'Platz 4'])
    expect(player.lines[0]?.people.names[1]).toBe('Platz 2')
  })
})
