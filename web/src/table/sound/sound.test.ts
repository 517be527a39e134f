import { describe, expect, it } from 'vitest'
import { gameView, tableView } from '../../lib/fixtures/views'
import type { MauEvent } from '../../lib/wire/MauEvent'
import { soundOf } from './sound.lazy'

const game = (event: MauEvent) => ({
  type: 'game' as const,
  event: { game: 'mau' as const, ...event },
})
const called = game({ event: 'called', seat: 1, call: 0 })
const caught = game({ event: 'caught', seat: 1, by: 2, call: 0, cause: 'calls.mau' })
const mine = tableView(gameView({ turn: 0 }))
const theirs = tableView(gameView({ turn: 1 }))

describe('a step', () => {
  it('rings when the turn comes to the reader, and not when it stays', () => {
    expect(soundOf({ events: [], before: theirs, after: mine })).toBe('turn')
    expect(soundOf({ events: [], before: mine, after: mine })).toBeNull()
    expect(soundOf({ events: [], before: mine, after: theirs })).toBeNull()
  })

  it('sounds like the weightiest of what happened', () => {
    expect(soundOf({ events: [called], before: theirs, after: mine })).toBe('call')
    expect(soundOf({ events: [called, caught], before: theirs, after: mine })).toBe('catch')
    const over = (winners: number[]) =>
      tableView(gameView(), { state: 'finished', evening: [{ winners, rows: 1 } as never] })
    const before = theirs
    expect(soundOf({ events: [caught], before, after: over([0, 2]) })).toBe('win')
    expect(soundOf({ events: [caught], before, after: over([2]) })).toBe('lose')
  })

  it('tells who watches of no turn', () => {
    const watching = { ...mine, you: { ...mine.you, seat: null } }
    expect(soundOf({ events: [], before: theirs, after: watching })).toBeNull()
  })
})
