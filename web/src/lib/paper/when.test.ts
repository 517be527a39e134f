import { describe, expect, it } from 'vitest'
import { when } from './when'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const now = new Date(2026, 10, 21, 20, 0).getTime()

describe('a moment of the past', () => {
  it.each([
    [0, 'in dieser Minute', 'this minute'],
    [-5_000, 'in dieser Minute', 'this minute'],
    [MINUTE, 'vor 1 Minute', '1 minute ago'],
    [59 * MINUTE, 'vor 59 Minuten', '59 minutes ago'],
    [60 * MINUTE, 'vor 1 Stunde', '1 hour ago'],
    [DAY, 'gestern', 'yesterday'],
    [6 * DAY, 'vor 6 Tagen', '6 days ago'],
    [7 * DAY, '14. November', 'November 14'],
    [365 * DAY, '21. November 2025', 'November 21, 2025'],
  ])('%i ms ago', (ago, german, english) => {
    expect(when(now - ago, 'de', now)).toBe(german)
    expect(when(now - ago, 'en', now)).toBe(english)
  })
})
