import { expect, it } from 'vitest'
import { filmOf } from './fixtures'
import { resultOf } from './view'

it('is a result with the whole sheet, in which the nameless are called by their seats', () => {
  const film = filmOf(3)
  const { evening, sheet, rules } = resultOf({
    ...film,
    card: { ...film.card, names: ['Anna', '', '', 'Dora'] },
  })
  expect(evening.map(({ names }) => names)).toEqual([['Anna', 'Platz 2', 'Platz 3', 'Dora']])
  expect(evening[0]).toMatchObject({ points: film.card.points, winners: film.card.winners })
  expect([sheet, rules]).toEqual([film.sheet, film.rules])
})
