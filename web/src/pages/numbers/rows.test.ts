import { expect, it } from 'vitest'
import type { NumbersTotals } from '../../lib/wire/NumbersTotals'
import { courseOf, rowsOf, signed } from './rows'

const none: NumbersTotals = {
  matches: 0,
  won: 0,
  expected: 0,
  calls_forgotten: 0,
  catches: 0,
  catches_in_vain: 0,
  charges: 0,
  charges_in_vain: 0,
  cheats: 0,
  cheats_seen: 0,
  announced: 0,
  lies: 0,
  lies_believed: 0,
  lies_found: 0,
  doubts: 0,
  doubts_right: 0,
  longest_hand: null,
  fastest_win: null,
  best_comeback: null,
}
const written = {
  lang: 'de',
  cards: (n: number) => `${n} K`,
  points: (n: number) => `${n} P`,
  instant: 'unter 1 s',
}

it('says what happened, and nothing of what never did', () => {
  const totals = { ...none, matches: 4, won: 2, expected: 1333, lies: 3, fastest_win: 754_000 }
  expect(rowsOf(totals, written).map(({ key, value }) => `${key} ${value}`)).toEqual([
    'matches 4',
    'won 2',
    'expected 1,33',
    'over +0,67',
    'lies 3',
    'fastest_win 12:34 min',
  ])
  const long = rowsOf(
    { ...none, longest_hand: 9, fastest_win: 3_661_000, best_comeback: 7 },
    written,
  )
  expect(long.slice(4).map(({ value }) => value)).toEqual(['9 K', '1:01:01 h', '7 P'])
})

it('never says that a win took no time', () => {
  const fastest = (fastest_win: number) => rowsOf({ ...none, fastest_win }, written).at(-1)?.value
  expect([0, 420, 999].map(fastest)).toEqual(Array<string>(3).fill('unter 1 s'))
  expect(fastest(1000)).toBe('0:01 min')
})

it('adds up wins above expectation', () => {
  const match = (won: boolean, expected: number) => ({
    id: 'x',
    ended: 0,
    won,
    expected,
    rating: null,
  })
  expect(courseOf([match(true, 250), match(false, 500), match(false, 250)])).toEqual([
    0, 0.75, 0.25, 0,
  ])
  expect(courseOf([])).toEqual([0])
})

it('adds up as it is shown', () => {
  const shown = (won: number, expected: number) =>
    rowsOf({ ...none, matches: 1, won, expected }, written)
      .slice(2, 4)
      .map(({ value }) => value)
  expect(shown(1, 250)).toEqual(['0,25', '+0,75'])
  expect(shown(0, 500)).toEqual(['0,5', '−0,5'])
  expect(shown(1, 125)).toEqual(['0,13', '+0,87'])
})

it('never says minus nothing', () => {
  expect([signed(-0.004, 'en'), signed(-0.006, 'en'), signed(2, 'en')]).toEqual([
    '0.0',
    '−0.01',
    '+2.0',
  ])
})
