import { expect, test } from 'vitest'
import type { AnyOpen } from '../../../lib/wire/AnyOpen'
import { heldBy } from './held'

test('hands by card and by rank', () => {
  const open = { hands: [['7S', '10H', 'XR', 'AS'], []] } as unknown as AnyOpen
  const { cards, ranks } = heldBy(open)
  expect(cards).toEqual([new Set(['7S', '10H', 'XR', 'AS']), new Set()])
  expect(ranks).toEqual([new Set(['7', '10', 'XR', 'A']), new Set()])
  expect(heldBy(null)).toEqual({ cards: [], ranks: [] })
})
