import { describe, expect, it } from 'vitest'
import { ANYTHING, countOf, queryOf } from './tables-api'

describe('what the reader looks for', () => {
  it('asks for nothing that was not chosen', () => {
    expect(queryOf(ANYTHING)).toBe('')
    expect(countOf(ANYTHING)).toBe(0)
  })

  it('asks for all that was chosen, a stake of nothing too', () => {
    const wanted = { base: 'live', pace: 'brisk', stake: '0', free: true }
    expect(queryOf(wanted)).toBe('?base=live&pace=brisk&stake=0&free=true')
    expect(countOf(wanted)).toBe(4)
  })
})
