import { expect, it } from 'vitest'
import { fromToml, toToml } from './toml'

it('a file comes back as it was', () => {
  const file = {
    base: 'plain',
    name: { de: 'Unsere „Regeln“', en: 'Our "rules"' },
    options: [],
    fit: { never_on_own_rank: ['J'] },
    cards: { 7: { threat: { draw: 2, answers: { 7: { do: { pass_on: 2 } } } } }, KH: {} },
    when: [{ seats: '5-', set: { fit: { colour: true } } }],
  }
  expect(fromToml(toToml(file))).toEqual(file)
})

it('what is no TOML is refused, and what no rule can be becomes a text', () => {
  expect(() => fromToml('= 5')).toThrow()
  expect(fromToml('a = 2026-01-01').a).toMatch(/^2026/)
  expect(fromToml('a = 1.0').a).toBe(1)
})
