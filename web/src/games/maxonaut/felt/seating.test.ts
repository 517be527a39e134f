import { describe, expect, it } from 'vitest'
import { placesAround } from './seating'

describe('seating', () => {
  it.each(['portrait', 'landscape'] as const)('goes clockwise from the left in %s', (shape) => {
    for (let seats = 2; seats <= 10; seats++) {
      for (let me = 0; me < seats; me++) {
        const places = placesAround(me, seats, shape)
        expect(places.map((p) => p.seat)).toEqual(
          Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats),
        )
        const sides = places.map((p) => p.side)
        expect(sides).toEqual(
          sides.toSorted((a, b) => 'ltr'.indexOf(a[0] ?? '') - 'ltr'.indexOf(b[0] ?? '')),
        )
      }
    }
  })

  it('climbs on the left, runs right on top and comes down on the right', () => {
    const places = placesAround(0, 10, 'portrait')
    const left = places.filter((p) => p.side === 'left').map((p) => p.y)
    const top = places.filter((p) => p.side === 'top').map((p) => p.x)
    const right = places.filter((p) => p.side === 'right').map((p) => p.y)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(top).toEqual(top.toSorted((a, b) => a - b))
    expect(right).toEqual(right.toSorted((a, b) => a - b))
  })
})
