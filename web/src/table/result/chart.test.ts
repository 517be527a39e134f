import { describe, expect, it } from 'vitest'
import { coursesOf, ticksOf } from './chart.lazy'

const row = (deal: number, points: number[]) => ({
  deal,
  dealer: 0,
  round: 1,
  sharp: false,
  points,
})

describe('the chart of points', () => {
  it('adds up what each seat was noted', () => {
    expect(coursesOf([row(1, [3, 0]), row(2, [0, 5]), row(3, [4, 1])], 2)).toEqual([
      [0, 3, 3, 7],
      [0, 0, 5, 6],
    ])
  })

  it('stands on few round numbers that hold all points', () => {
    expect(ticksOf(0, 5)).toEqual([0, 1, 2, 3, 4, 5])
    expect(ticksOf(0, 23)).toEqual([0, 5, 10, 15, 20, 25])
    expect(ticksOf(-7, 20)).toEqual([-10, -5, 0, 5, 10, 15, 20])
    expect(ticksOf(0, 0)).toEqual([0])
    for (const most of [1, 9, 66, 130, 777, 4000]) {
      const ticks = ticksOf(0, most)
      expect(ticks.length).toBeLessThanOrEqual(8)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    }
  })
})
