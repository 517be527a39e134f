import { expect, test } from 'vitest'
import type { RulesInfo } from '../wire/RulesInfo'
import { chosenIn, queryOf } from './chosen'

const rules = {
  seats_min: 2,
  seats_max: 4,
  seats_default: 4,
  options: [{ id: 'nine', default: 'again', choices: [{ id: 'again' }, { id: 'plain' }] }],
} as unknown as RulesInfo

test('what is chosen stands in the address and is read from it again', () => {
  const chosen = { seats: 2, options: { nine: 'plain' } }
  expect(queryOf(chosen, rules)).toBe('?seats=2&o.nine=plain')
  expect(chosenIn('?seats=2&o.nine=plain', rules)).toEqual(chosen)
  expect(queryOf({ seats: 4, options: {} }, rules)).toBe('')
})

test('an address that says too much is read as far as the rules know it', () => {
  const usual = { seats: 4, options: {} }
  for (const search of [
    '?seats=9',
    '?seats=2.5',
    '?seats=x',
    '?o.nine=x',
    '?o.moon=1',
    '?o.nine=again',
  ])
    expect(chosenIn(search, rules)).toEqual(usual)
})
