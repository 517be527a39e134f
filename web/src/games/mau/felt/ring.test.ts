import { describe, expect, it } from 'vitest'
import { layOutRing, leastHeight, type Ring } from './ring'

type Box = { x: number; y: number; width: number; height: number }
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01

const boxes = ({ spots, width, height, centre }: Ring): Box[] => [
  ...spots.map((spot) => ({ ...spot, width, height })),
  centre,
]

describe('the ring', () => {
  it('lets nothing meet on any felt, with any number of seats', () => {
    for (let seats = 2; seats <= 10; seats++) {
      for (let width = 190; width <= 1900; width += 83) {
        const least = leastHeight(seats, width)
        for (let height = 60; height <= 1100; height += 97) {
          const ring = layOutRing(0, seats, { width, height, most: width < 700 ? 100 : 150 })
          const all = boxes(ring)
          const what = `${seats} seats on ${width}x${height}`
          if (all.length !== seats) expect.fail(what)
          const high = Math.max(height, least)
          for (const [at, box] of all.entries()) {
            const out =
              Math.min(box.x, box.y) < -0.01 ||
              box.x + box.width > width + 0.01 ||
              box.y + box.height > high + 0.01
            if (out || all.slice(at + 1).some((other) => meet(box, other))) expect.fail(what)
          }
        }
      }
    }
  })

  it('goes clockwise from the left', () => {
    const { spots } = layOutRing(3, 8, { width: 900, height: 300, most: 150 })
    expect(spots.map(({ seat }) => seat)).toEqual([5, 4, 6, 7, 0, 1, 2].map((seat) => seat % 8))
  })

  it('shows much where there is room, and little where there is not', () => {
    expect(layOutRing(0, 4, { width: 374, height: 450, most: 100 }).density).toBe('full')
    expect(layOutRing(0, 10, { width: 374, height: 450, most: 100 }).density).toBe('tiny')
    expect(layOutRing(0, 10, { width: 1400, height: 600, most: 150 }).density).toBe('full')
  })
})
