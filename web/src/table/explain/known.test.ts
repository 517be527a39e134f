import { beforeEach, expect, it } from 'vitest'
import { knowsCards, rememberCards } from './known'

beforeEach(() => localStorage.clear())

it('remembers which cards have been explained', () => {
  expect(knowsCards('a')).toBe(false)
  rememberCards('a')
  rememberCards('b')
  expect([knowsCards('a'), knowsCards('b'), knowsCards('c')]).toEqual([true, true, false])
})

it('forgets the oldest of very many', () => {
  for (let i = 0; i < 50; i++) rememberCards(`m${i}`)
  expect([knowsCards('m0'), knowsCards('m49')]).toEqual([false, true])
})
