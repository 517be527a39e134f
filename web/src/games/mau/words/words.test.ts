import { expect, test } from 'vitest'
import { later as de } from './de/later'
import { later as en } from './en/later'

test('one round and one deal are said in the singular', () => {
  expect(de.sheetRounds(1)).toBe('Gespielt wird ein Durchgang: Alle geben einmal.')
  expect(de.sheetRounds(4)).toContain('4 Durchgänge')
  expect(de.sheetDeals(1)).toBe('Gespielt wird eine Runde.')
  expect(en.sheetRounds(1)).toContain('one round:')
  expect(en.sheetDeals(1)).toContain('one deal.')
})

test('one point in the pot is said in the singular', () => {
  expect(de.sheetPot(1)).toBe('Im Pott liegt ein Punkt.')
  expect(de.sheetPot(25)).toBe('Im Pott liegen 25 Punkte.')
  expect(en.sheetPot(1)).toBe('One point lies in the pot.')
  expect(en.sheetPot(25)).toBe('25 points lie in the pot.')
})
