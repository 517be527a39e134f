/** Where each card of a hand lies: in pixels from the top left of the hand. */
export type CardPosition = { x: number; y: number; tilt: number; row: number }
export type HandLayout = { width: number; height: number; spots: CardPosition[] }

/** How much of a covered card a finger needs; on a low screen less, to save a row. */
const TOUCH = 44
const TOUCH_LOW = 36
const RATIO = 1.4
/** How much of a back row the row in front of it leaves to be seen: index and suit. */
const ROW_STEP = 0.54
const RAISE = 16

function cardWidth(room: number, cards: number, low: boolean): number {
  if (low) return cards <= 5 ? 72 : 62
  if (room >= 1100) return 118
  if (room >= 700) return 104
  return cards <= 5 ? 84 : 76
}

/** `low` means a low screen: the hand takes no more of it than it must. */
export function layOutHand(cards: number, room: number, low = false): HandLayout {
  const width = cardWidth(room, cards, low)
  const touch = low ? TOUCH_LOW : TOUCH
  const height = width * RATIO
  const fits = Math.max(1, Math.floor((room - width) / touch) + 1)
  // Three rows hold any hand that a deal can give; beyond that the strips get narrower.
  const rows = Math.min(3, Math.max(1, Math.ceil(cards / fits)))
  const perRow = Math.ceil(cards / rows)
  const spots = Array.from({ length: cards }, (_, i): CardPosition => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, cards - row * perRow)
    const step = Math.min(width * 0.82, inRow > 1 ? (room - width) / (inRow - 1) : 0)
    const k = i - row * perRow - (inRow - 1) / 2
    const bend = rows === 1 ? Math.min(1.6, 8 / inRow) : 0
    return {
      x: room / 2 - width / 2 + k * step,
      y: RAISE + row * height * ROW_STEP + k * k * bend * 0.42,
      tilt: k * bend,
      row,
    }
  })
  return { width, height: RAISE + height * (1 + (rows - 1) * ROW_STEP) + 8, spots }
}
