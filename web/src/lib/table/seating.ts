/** Where the others sit around the felt, in percent of it. */
export type Place = { seat: number; x: number; y: number; side: 'left' | 'top' | 'right' }
export type Shape = 'portrait' | 'landscape' | 'slender'

type Sides = readonly [left: number, top: number, right: number]

const SIDES: Record<Shape, readonly Sides[]> = {
  portrait: [
    [0, 0, 0],
    [0, 1, 0],
    [0, 2, 0],
    [1, 1, 1],
    [1, 2, 1],
    [1, 3, 1],
    [2, 2, 2],
    [2, 3, 2],
    [2, 4, 2],
    [2, 5, 2],
  ],
  slender: [
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 1],
    [1, 1, 1],
    [2, 0, 2],
    [2, 1, 2],
    [2, 2, 2],
    [3, 1, 3],
    [3, 2, 3],
    [3, 3, 3],
  ],
  landscape: [
    [0, 0, 0],
    [0, 1, 0],
    [1, 0, 1],
    [1, 1, 1],
    [1, 2, 1],
    [1, 3, 1],
    [1, 4, 1],
    [2, 3, 2],
    [2, 4, 2],
    [2, 5, 2],
  ],
}

/** The others by the side on which they sit, clockwise: up on the left, over the top, down on the right. */
export function sidesOf(me: number, seats: number, shape: Shape): Record<Place['side'], number[]> {
  const others = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats)
  const [left, top] = SIDES[shape][others.length] ?? [0, others.length, 0]
  return {
    left: others.slice(0, left),
    top: others.slice(left, left + top),
    right: others.slice(left + top),
  }
}

/** Seats run clockwise: the one after the viewer's sits on the left, and so on round the table. */
export function placesAround(me: number, seats: number, shape: Shape): Place[] {
  const others = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats)
  const [left, top] = SIDES[shape][others.length] ?? [0, others.length, 0]
  return others.map((seat, i) => {
    if (i < left) return { seat, ...sidePlace(shape, 'left', left - 1 - i, left) }
    if (i < left + top) return { seat, ...topPlace(shape, i - left, top) }
    const right = others.length - left - top
    return { seat, ...sidePlace(shape, 'right', i - left - top, right) }
  })
}

function topPlace(shape: Shape, i: number, n: number): Omit<Place, 'seat'> {
  const spread =
    shape !== 'landscape' ? ([0, 0, 50, 66][n] ?? 66) : ([0, 0, 34, 54, 60, 64][n] ?? 64)
  const x = n === 1 ? 50 : 50 - spread / 2 + (spread * i) / (n - 1)
  return { x, y: 0, side: 'top' }
}

/** `i` counts from the top downwards. */
function sidePlace(
  shape: Shape,
  side: 'left' | 'right',
  i: number,
  n: number,
): Omit<Place, 'seat'> {
  const [from, to] = shape !== 'landscape' ? [30, 88] : [36, 84]
  const y = n === 1 ? (shape !== 'landscape' ? 32 : 42) : from + ((to - from) * i) / (n - 1)
  return { x: side === 'left' ? 0 : 100, y, side }
}
