import { cardWords } from '../../../lib/cards/faces.svelte'
import { cardName } from '../../../lib/cards/name'
import { EVERY_SUIT, isCard, RANKS, type Rank } from '../../../lib/cards/parse'
import type { Card } from '../../../lib/wire/Card'
import type { Suit } from '../../../lib/wire/Suit'
import type { Wish } from '../../../lib/wire/Wish'

export type Wished =
  | { of: 'suit'; suit: Suit }
  | { of: 'colour'; colour: 'red' | 'black' }
  | { of: 'rank'; rank: Rank }
  | { of: 'card'; card: Card }

const isSuit = (text: string): text is Suit => (EVERY_SUIT as readonly string[]).includes(text)
const isRank = (text: string): text is Rank => (RANKS as readonly string[]).includes(text)

/** `hearts`, `red`, `7` or `KH`. Anything else throws, since only the server names wishes. */
export function parseWish(wish: Wish): Wished {
  if (isSuit(wish)) return { of: 'suit', suit: wish }
  if (wish === 'red' || wish === 'black') return { of: 'colour', colour: wish }
  if (isRank(wish)) return { of: 'rank', rank: wish }
  if (isCard(wish)) return { of: 'card', card: wish }
  throw new Error(`not a wish: ${wish}`)
}

/** The wish alone, as on a label: `Herz`, `Rot`, `König`, `Herz-König`. */
export function wishName(wish: Wish): string {
  const wished = parseWish(wish)
  if (wished.of === 'card') return cardName(wished.card)
  const cards = cardWords()
  if (wished.of === 'rank') return cards.ranks[wished.rank]
  return wished.of === 'suit' ? cards.suits[wished.suit] : cards.colours[wished.colour]
}
