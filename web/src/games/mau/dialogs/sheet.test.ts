import { describe, expect, it } from 'vitest'
import { gameView } from '../../../lib/fixtures/views'
import { leading, roundsOf } from './sheet.lazy'

const row = (deal: number, round: number, sharp = false) => ({
  deal,
  dealer: deal % 3,
  round,
  sharp,
  points: [0, 10, 20],
})

describe('the score sheet', () => {
  it('stands together where there are no rounds', () => {
    const [only, ...more] = roundsOf([row(1, 1), row(2, 1), row(3, 2)], gameView())
    expect(more).toEqual([])
    expect(only).toMatchObject({ number: null, sharp: false })
    expect(only?.rows).toHaveLength(3)
  })

  it('parts the rounds and marks the sharp one', () => {
    const rows = [row(1, 1), row(2, 1), row(3, 2), row(4, 3, true), row(5, 3, true)]
    const rounds = roundsOf(rows, gameView({ format: 'rounds', rounds: 3 }))
    expect(rounds.map((r) => [r.number, r.sharp, r.rows.map((row) => row.deal)])).toEqual([
      [1, false, [1, 2]],
      [2, false, [3]],
      [3, true, [4, 5]],
    ])
  })

  it('knows who is ahead, with good points and with bad ones', () => {
    const players = gameView().players.map((p) => ({ ...p, score: [20, 5, 20, 40][p.seat] ?? 0 }))
    expect(leading(gameView({ players }))).toEqual([3])
    expect(leading(gameView({ players, fewest_wins: true }))).toEqual([1])
  })
})
