import { expect, it } from 'vitest'
import { filmOf } from './fixtures'
import { kindsOf, marksOf, SIGNS } from './marks'

it('lists what was remarkable in its order, and the kinds that occur', () => {
  const film = filmOf(20)
  film.steps[19]?.marks.push('match_end')
  const marks = marksOf(film)
  expect(marks.map(({ step, mark }) => `${step} ${mark}`)).toEqual([
    '3 call',
    '10 call',
    '17 call',
    '19 match_end',
  ])
  expect(kindsOf(marks)).toEqual(['call', 'match_end'])
})

it('draws every kind differently', () => {
  const drawn = Object.values(SIGNS).map(({ path, colour }) => `${path} ${colour}`)
  expect(new Set(drawn).size).toBe(drawn.length)
})
