import { describe, expect, it } from 'vitest'
import { lastOf, paceOf, strideEnd } from './steps'

const step = (turn: number, deal: number, ms: number) => ({
  turn,
  deal,
  ms,
  seat: 0,
  by_bot: false,
  marks: [],
})
/** Two deals; the third turn has two steps. */
const film = {
  steps: [
    step(1, 1, 0),
    step(2, 1, 1000),
    step(3, 1, 1100),
    step(3, 1, 90_000),
    step(4, 2, 91_000),
    step(5, 2, 92_000),
  ],
  deals: [
    { deal: 1, step: 0 },
    { deal: 2, step: 4 },
  ],
}

describe('strides through a match', () => {
  it.each([
    ['move', 2, 1, 3],
    ['move', 5, 1, 5],
    ['move', 0, -1, 0],
    ['turn', 1, 1, 2],
    ['turn', 2, 1, 4],
    // Back to where the turn began, and from there to the one before.
    ['turn', 3, -1, 2],
    ['turn', 2, -1, 1],
    ['turn', 5, 1, 5],
    ['turn', 0, -1, 0],
    ['deal', 1, 1, 4],
    ['deal', 5, -1, 4],
    ['deal', 4, -1, 0],
    ['deal', 4, 1, 5],
    ['all', 3, 1, 5],
    ['all', 3, -1, 0],
  ] as const)('%s from %i, way %i', (stride, from, way, to) => {
    expect(strideEnd(film, from, stride, way)).toBe(to)
  })

  it('knows a match of nothing', () => {
    expect(lastOf({ steps: [], deals: [] })).toBe(0)
    expect(strideEnd({ steps: [], deals: [] }, 0, 'turn', 1)).toBe(0)
  })
})

it('takes its time as people did, within reason', () => {
  expect(paceOf(film, 0, 1)).toBe(1000)
  expect(paceOf(film, 1, 1)).toBe(650)
  expect(paceOf(film, 2, 1)).toBe(2600)
  expect(paceOf(film, 2, 4)).toBe(650)
  expect(paceOf(film, 0, 0.5)).toBe(2000)
})
