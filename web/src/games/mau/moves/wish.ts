import { cardWords } from '../../../lib/cards/faces.svelte'
import { EVERY_SUIT, RANKS, type Rank } from '../../../lib/cards/parse'
import type { Suit } from '../../../lib/wire/Suit'
import type { Wish } from '../../../lib/wire/Wish'

export type Wished =
  | { of: 'suit'; suit: Suit }
  | { of: 'colour'; colour: 'red' | 'black' }
  | { of: 'rank'; rank: Rank }

const isSuit = (text: string): text is Suit => (EVERY_SUIT as readonly string[]).includes(text)
const isRank = (text: string): text is Rank => (RANKS as readonly string[]).includes(text)

/** `hearts`, `red` or `7`. Anything else throws, since only the server names wishes. */
export function parseWish(wish: Wish): Wished {
  if (isSuit(wish)) return { of: 'suit', suit: wish }
  if (wish === 'red' || wish === 'black') return { of: 'colour', colour: wish }
  if (isRank(wish)) return { of: 'rank', rank: wish }
  throw new Error(`not a wish: ${wish}`)
}

/** The wish alone, as on a label: `Herz`, `Rot`, `König`. */
export function wishName(wish: Wish): string {
  const wished = parseWish(wish)
  const cards = cardWords()
  if (wished.of === 'rank') return cards.ranks[wished.rank]
  return wished.of === 'suit' ? cards.suits[wished.suit] : cards.colours[wished.colour]
}
