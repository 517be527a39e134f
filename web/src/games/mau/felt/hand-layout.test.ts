import { describe, expect, it } from 'vitest'
import { layOutHand } from './hand-layout'

describe('the layout of a hand', () => {
  it('leaves every card 44 pixels to touch on a phone, up to twenty cards', () => {
    for (let cards = 2; cards <= 20; cards++) {
      const { spots } = layOutHand(cards, 370)
      for (let i = 1; i < cards; i++) {
        const [a, b] = [spots[i - 1], spots[i]]
        if (a && b && a.row === b.row)
          expect(b.x - a.x, `${cards} cards`).toBeGreaterThanOrEqual(44)
      }
    }
  })

  it('keeps the hand inside its room', () => {
    for (const room of [300, 370, 800, 1100]) {
      for (const cards of [1, 6, 13, 24, 40]) {
        const { spots, width } = layOutHand(cards, room)
        expect(spots).toHaveLength(cards)
        for (const spot of spots) {
          expect(spot.x).toBeGreaterThanOrEqual(-0.01)
          expect(spot.x + width).toBeLessThanOrEqual(room + 0.01)
        }
      }
    }
  })
})
