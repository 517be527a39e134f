import { sidesOf, type Density, type Shape } from '../../../table/felt/sides'

export type SeatPosition = { seat: number; x: number; y: number }
/** Where everybody sits and where the piles lie, in pixels of the felt. */
export type Ring = {
  density: Density
  /** Of every plate. */
  width: number
  height: number
  spots: SeatPosition[]
  /** The width of a pile, and the box that the piles need with all that stands around them. */
  pile: number
  centre: { x: number; y: number; width: number; height: number }
}
export type Felt = { width: number; height: number; scale?: number; most: number }

/** Plates in pixels, for text of the usual size. */
const PLATES: Record<Density, { min: number; max: number; height: number }> = {
  full: { min: 112, max: 156, height: 88 },
  compact: { min: 142, max: 170, height: 48 },
  tiny: { min: 56, max: 94, height: 52 },
}
/** Plates are not made smaller for a pile that is this large already, as a share of the largest. */
const WORTH: Record<Density, number> = { full: 0.7, compact: 0.6, tiny: 0 }
const GAP = { x: 5, y: 13 }
/** What is attached to the upper edge of a plate. */
const BRIM = 10
const LEAST_PILE = 40
/** Three of the narrowest plates in a row. Whatever is narrower scrolls. */
const NARROWEST = 190
/** Below the piles: how many cards there are, and what was wished. */
const BELOW = 44

/** Where the piles lie, between the sides or below them, and whether plates make room for them. */
const MIDDLES = [
  [true, false],
  [true, true],
  [false, false],
] as const

type Plate = { density: Density; width: number; height: number }

export function layOutRing(me: number, seats: number, { width, height, ...rest }: Felt): Ring {
  const scale = rest.scale ?? 1
  const felt = {
    ...rest,
    width: Math.max(width, NARROWEST * scale),
    height: isEnough(seats, width, height, scale) ? height : leastHeight(seats, width, scale),
  }
  const shape: Shape = felt.width > felt.height * 1.25 ? 'landscape' : 'portrait'
  const ring = bestOf(me, seats, felt, shape) ?? bestOf(me, seats, felt, 'slender')
  if (!ring) throw new Error('the least height is too low')
  return ring
}

/** The height needed on a felt of this width. Where it is lower, the page scrolls. */
export function leastHeight(seats: number, width: number, scale = 1): number {
  let height = 100 * scale
  while (!isEnough(seats, width, height, scale)) height += 4 * scale
  return Math.ceil(height)
}

function isEnough(seats: number, width: number, height: number, scale: number): boolean {
  const felt = {
    width: Math.max(width, NARROWEST * scale),
    height,
    scale,
    most: LEAST_PILE * scale,
  }
  return bestOf(0, seats, felt, 'slender') !== null
}

function bestOf(me: number, seats: number, felt: Felt, shape: Shape): Ring | null {
  let best: Ring | null = null
  for (const density of ['full', 'compact', 'tiny'] as const) {
    const laid = layOut(me, seats, felt, shape, density)
    if (!laid) continue
    if (laid.pile >= felt.most * WORTH[density]) return laid
    if (!best || laid.pile > best.pile * 1.15) best = laid
  }
  return best
}

function layOut(
  me: number,
  seats: number,
  felt: Felt,
  shape: Shape,
  density: Density,
): Ring | null {
  const scale = felt.scale ?? 1
  const { left, top, right } = sidesOf(me, seats, shape)
  const size = PLATES[density]
  const gap = { x: GAP.x * scale, y: GAP.y * scale }
  const deep = Math.max(left.length, right.length)
  let best: (Ring & { round: number }) | null = null
  // Beside the row on top, or below it; the piles between the sides, or below them.
  for (const beside of deep > 0 ? [true, false] : [false]) {
    for (const [between, squeezed] of deep > 0 ? MIDDLES : MIDDLES.slice(-1)) {
      const across = top.length + (beside ? 2 : 0)
      const room = (felt.width - (across - 1) * gap.x) / Math.max(1, across, deep > 0 ? 2 : 1)
      const broad = Math.min(size.max * scale, room)
      if (broad < size.min * scale) continue
      const wanted = Math.max(LEAST_PILE * scale, felt.most * 0.6) * 3.24
      const narrow = Math.max((felt.width - wanted) / 2 - gap.x, size.min * scale)
      const width = squeezed ? Math.min(narrow, broad) : broad
      const plate = { density, width, height: size.height * scale }
      const column = deep * plate.height + (deep - 1) * gap.y
      const crown = BRIM * scale + (top.length > 0 ? plate.height : 0)
      const from = beside ? BRIM * scale : crown + gap.y
      const mid = {
        x: between ? width + gap.x : 0,
        y: between || deep === 0 ? crown + gap.y / 2 : Math.max(crown, from + column) + gap.y / 2,
      }
      const pile = pileIn(felt.width - 2 * mid.x, felt.height - mid.y, felt.most, scale)
      if (pile < LEAST_PILE * scale - 0.01 || from + column > felt.height) continue
      const round = pile * (between ? 1.04 : 1)
      if (best && best.round >= round) continue
      const box = boxOf(pile, scale)
      // What is left over makes the row an arc.
      const over = felt.height - mid.y - box.height
      const drop = between ? 0 : Math.min(over * 0.5, plate.height * 0.7)
      const sides = { from: from + drop, to: between ? felt.height : 0 }
      best = {
        round,
        density,
        width,
        height: plate.height,
        pile,
        centre: {
          x: (felt.width - box.width) / 2,
          y: mid.y + drop + (over - drop) * (between ? 0.5 : 0.42),
          ...box,
        },
        spots: [
          ...columnOf(left.toReversed(), 0, plate, sides, gap.y),
          ...rowOf(top, plate, beside ? width + gap.x : 0, felt.width, scale),
          ...columnOf(right, felt.width - width, plate, sides, gap.y),
        ],
      }
    }
  }
  return best
}

const boxOf = (pile: number, scale: number) => ({
  width: pile * 3.24,
  height: pile * 1.82 + Math.max(pile * 0.42, BELOW * scale),
})

function pileIn(width: number, height: number, most: number, scale: number): number {
  const low = (height - BELOW * scale) / 1.82
  return Math.min(most, width / 3.24, low * 0.42 > BELOW * scale ? height / 2.24 : low)
}

/** From the top down; where there is room to the bottom of the felt, spread over it. */
function columnOf(
  seats: number[],
  x: number,
  plate: Plate,
  { from, to }: { from: number; to: number },
  gap: number,
): SeatPosition[] {
  const column = seats.length * plate.height + (seats.length - 1) * gap
  const free = Math.max(0, to - from - column)
  const step = Math.min(free / (seats.length + 1), plate.height * 0.9)
  const start = from + Math.min((free - step * (seats.length - 1)) * 0.42, free)
  return seats.map((seat, at) => ({ seat, x, y: start + at * (plate.height + gap + step) }))
}

function rowOf(
  seats: number[],
  plate: Plate,
  edge: number,
  width: number,
  scale: number,
): SeatPosition[] {
  const room = width - 2 * edge - seats.length * plate.width
  const step = Math.min(room / (seats.length + 1), 46 * scale)
  const start = (width - seats.length * plate.width - step * (seats.length - 1)) / 2
  return seats.map((seat, at) => ({
    seat,
    x: start + at * (plate.width + step),
    y: BRIM * scale,
  }))
}
