import { expect, it } from 'vitest'
import { Problem } from '../net/problem'
import { rulesCodeOf } from './rules-code'

const mistake = (code: string) =>
  new Problem(code, 422, [{ line: 3, field: 'name.de', code, message: 'x', german: 'x' }])

it('keeps mistakes within a rules file apart from refusals of the same name', () => {
  expect(rulesCodeOf(mistake('bad_text'))).toBe('bad_rules')
  expect(rulesCodeOf(mistake('deck_too_small'))).toBe('bad_rules')
  expect(rulesCodeOf(mistake('unknown_option'))).toBe('unknown_option')
  expect(rulesCodeOf(new Problem('busy', 503))).toBe('busy')
  expect(rulesCodeOf(new Error('odd'))).toBe('unknown')
})
