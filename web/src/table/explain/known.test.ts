import { beforeEach, expect, it } from 'vitest'
import { knowsCards, noteCards } from './known'

beforeEach(() => localStorage.clear())

it('remembers which cards have been explained', () => {
  expect(knowsCards('a')).toBe(false)
  noteCards('a')
  noteCards('b')
  expect([knowsCards('a'), knowsCards('b'), knowsCards('c')]).toEqual([true, true, false])
})

it('forgets the oldest of very many', () => {
  for (let i = 0; i < 50; i++) noteCards(`m${i}`)
  expect([knowsCards('m0'), knowsCards('m49')]).toEqual([false, true])
})
