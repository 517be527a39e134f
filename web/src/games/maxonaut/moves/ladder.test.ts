import { describe, expect, it } from 'vitest'
import { rungOf, ROWS, step } from './ladder'

const LADDER = ROWS.flat()

describe('the ladder', () => {
  it('has each value once: mixed ones, pairs, the Maxonaut', () => {
    const digits = '123456789'.split('')
    const all = digits.flatMap((high) =>
      digits.filter((low) => low <= high).map((low) => high + low),
    )
    expect([...LADDER].sort()).toEqual(all.sort())
    expect(LADDER.slice(0, 3)).toEqual(['31', '32', '41'])
    const mixed = LADDER.slice(0, 35).map(Number)
    expect(mixed).toEqual([...mixed].sort((a, b) => a - b))
    expect(LADDER.slice(35, 44)).toEqual(digits.map((digit) => digit + digit))
    expect(LADDER[44]).toBe('21')
  })

  it('is climbed over what cannot be said', () => {
    const open = new Set(['54', '62', '11', '21'])
    expect(step('54', 1, open)).toBe('62')
    expect(step('62', 1, open)).toBe('11')
    expect(step('11', 1, open)).toBe('21')
    expect(step('21', 1, open)).toBe('21')
    expect(step('21', -1, open)).toBe('11')
    expect(step('62', -1, open)).toBe('54')
    expect(step('54', -1, open)).toBe('54')
    expect(rungOf('99')).toBeLessThan(rungOf('21'))
  })
})
