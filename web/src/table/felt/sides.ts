export type Side = 'left' | 'top' | 'right'
export type Shape = 'portrait' | 'landscape' | 'slender'
/** How much a plate shows: cards in a fan, a line beside the name, or only what has to be known. */
export type Density = 'full' | 'compact' | 'tiny'

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
export function sidesOf(me: number, seats: number, shape: Shape): Record<Side, number[]> {
  const others = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats)
  const [left, top] = SIDES[shape][others.length] ?? [0, others.length, 0]
  return {
    left: others.slice(0, left),
    top: others.slice(left, left + top),
    right: others.slice(left + top),
  }
}
