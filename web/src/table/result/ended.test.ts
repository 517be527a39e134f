import { beforeEach, expect, test } from 'vitest'
import { endedAt } from './ended.lazy'

beforeEach(() => localStorage.clear())

test('a match ended when its result was first drawn', () => {
  expect(endedAt('ABC234', 1, 1000)).toBe(1000)
  expect(endedAt('ABC234', 1, 99_000)).toBe(1000)
  expect(endedAt('ABC234', 2, 2000)).toBe(2000)
  expect(endedAt('XYZ789', 2, 3000)).toBe(3000)
})
