import { expect, it } from 'vitest'
import type { NumbersMatch } from '../../lib/wire/NumbersMatch'
import { ratingsOf, surenessOf } from './ratings'

const rating = (unsure: number) => ({ points: 1000, spread: unsure, unsure })

it('draws rated matches only', () => {
  const match = (unsure: number | null): NumbersMatch => ({
    id: 'x',
    ended: 0,
    won: false,
    expected: 500,
    rating: unsure === null ? null : rating(unsure),
  })
  expect(ratingsOf([match(90), match(null), match(80)])).toEqual([rating(90), rating(80)])
  expect(ratingsOf([])).toEqual([])
})

it('says how sure it is', () => {
  expect([100, 71, 70, 36, 35, 5].map((unsure) => surenessOf(rating(unsure)))).toEqual([
    'new',
    'new',
    'some',
    'some',
    'sure',
    'sure',
  ])
})
