import { expect, it } from 'vitest'
import { filmOf } from './fixtures'
import { kindsOf, marksIn, marksOf, momentOf, SIGNS } from './marks'
import { words } from './words'

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

it('names whoever did it, and never as if it had befallen them', async () => {
  await words.ready()
  const { t } = words
  expect(momentOf('wish', 'Anna', t)).toBe('Wunsch: Anna')
  expect(momentOf('catch', 'Anna', t)).toBe('Anna erwischt jemanden')
  expect(momentOf('threat', 'Anna', t)).toBe('Anna droht mit einer Strafe')
  expect(momentOf('catch', '', t)).toBe('Erwischt')
  expect(momentOf('match_end', 'Anna', t)).toBe('Partie zu Ende')
  expect(momentOf('catch_in_vain', 'Anna', marksIn('mau', t))).toBe('Anna ruft umsonst')
  const maxonaut = marksIn('maxonaut', t)
  expect(maxonaut.kinds.catch_in_vain).toBe('Umsonst gezweifelt')
  expect(momentOf('catch_in_vain', 'Anna', maxonaut)).toBe('Anna zweifelt umsonst')
  expect(momentOf('catch', 'Anna', maxonaut)).toBe('Anna erwischt jemanden')
})

it('draws every kind differently', () => {
  const drawn = Object.values(SIGNS).map(({ path, colour }) => `${path} ${colour}`)
  expect(new Set(drawn).size).toBe(drawn.length)
})
