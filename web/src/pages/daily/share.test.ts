import { expect, test } from 'vitest'
import { dayName } from './day'
import { asPicture, asText, line, signed } from './share'

const result = {
  title: 'Deal',
  rules: 'A & <B>',
  day: '2026-11-25',
  date: '25. November 2026',
  score: -4,
  course: [6, -10],
}

test('a lead has its sign', () => {
  expect([signed(3), signed(0), signed(-3)]).toEqual(['+3', '0', '−3'])
})

test('the line follows the lead', () => {
  expect(line([7, 0, -7])).toBe('██▁')
  expect(line([-3, -4])).toBe('▅▁')
  expect(line([])).toBe('')
})

test('text and picture say the same, and no mark-up comes in by a name', () => {
  expect(asText(result)).toBe('Deal, 25. November 2026\nA & <B> −4\n█▁')
  const picture = asPicture(result)
  expect(picture).toContain('A &#38; &#60;B&#62;')
  expect(picture).toContain('Deal · 25. November 2026')
  expect(picture).not.toContain(result.day)
  const read = new DOMParser().parseFromString(picture, 'image/svg+xml')
  expect(read.querySelector('parsererror')).toBeNull()
})

test('a day is written as its reader writes it', () => {
  expect(dayName(result.day, 'de')).toBe('Mittwoch, 25. November 2026')
  expect(dayName(result.day, 'de', 'long')).toBe('25. November 2026')
  expect(dayName(result.day, 'en', 'long')).toBe('November 25, 2026')
})
