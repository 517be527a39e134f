import { sidesOf, type Shape, type Side } from '../../../table/felt/sides'

/** Where the others sit around the felt, in percent of it. */
export type Place = { seat: number; x: number; y: number; side: Side }

/** Seats run clockwise: the one after the viewer's sits on the left, and so on round the table. */
export function placesAround(me: number, seats: number, shape: Shape): Place[] {
  const { left, top, right } = sidesOf(me, seats, shape)
  return [
    ...left.map((seat, i) => sidePlace(shape, 'left', seat, left.length - 1 - i, left.length)),
    ...top.map((seat, i) => topPlace(shape, seat, i, top.length)),
    ...right.map((seat, i) => sidePlace(shape, 'right', seat, i, right.length)),
  ]
}

function topPlace(shape: Shape, seat: number, i: number, n: number): Place {
  const spread =
    shape !== 'landscape' ? ([0, 0, 50, 66][n] ?? 66) : ([0, 0, 34, 54, 60, 64][n] ?? 64)
  const x = n === 1 ? 50 : 50 - spread / 2 + (spread * i) / (n - 1)
  return { seat, x, y: 0, side: 'top' }
}

/** `i` counts from the top downwards. */
function sidePlace(
  shape: Shape,
  side: 'left' | 'right',
  seat: number,
  i: number,
  n: number,
): Place {
  const [from, to] = shape !== 'landscape' ? [30, 88] : [36, 84]
  const y = n === 1 ? (shape !== 'landscape' ? 32 : 42) : from + ((to - from) * i) / (n - 1)
  return { seat, x: side === 'left' ? 0 : 100, y, side }
}
