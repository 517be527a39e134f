import type { Card } from '../wire/Card'
import type { Suit } from '../wire/Suit'

export const SUITS: readonly Suit[] = ['clubs', 'spades', 'hearts', 'diamonds']
/** With the one that only decks of one's own have. */
export const EVERY_SUIT: readonly Suit[] = [...SUITS, 'fifth']
export const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const
export type Rank = (typeof RANKS)[number]

export type Face =
  { kind: 'suited'; rank: Rank; suit: Suit } | { kind: 'joker'; colour: 'red' | 'black' }

const SUIT_OF: Record<string, Suit> = {
  C: 'clubs',
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  F: 'fifth',
}
export const LETTER_OF: Record<Suit, string> = {
  clubs: 'C',
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  fifth: 'F',
}

const isRank = (text: string): text is Rank => (RANKS as readonly string[]).includes(text)

/** `10S` becomes the ten of spades. Anything else throws, since only the server names cards. */
export function parseCard(card: Card): Face {
  if (card === 'XR') return { kind: 'joker', colour: 'red' }
  if (card.startsWith('X')) return { kind: 'joker', colour: 'black' }
  const rank = card.slice(0, -1)
  const suit = SUIT_OF[card.slice(-1)]
  if (!suit || !isRank(rank)) throw new Error(`not a card: ${card}`)
  return { kind: 'suited', rank, suit }
}

/** The suit of a card, if it has one. */
export function suitOf(card: Card): Suit | null {
  const face = parseCard(card)
  return face.kind === 'suited' ? face.suit : null
}

/** Whether a text names a card with a suit. */
export const isCard = (text: string): text is Card =>
  text.slice(-1) in SUIT_OF && isRank(text.slice(0, -1))

export const cardOf = (rank: Rank, suit: Suit): Card => rank + LETTER_OF[suit]

/** The 32 cards from seven to ace, or all 52. */
export function pack(size: 32 | 52): Card[] {
  const ranks = size === 32 ? RANKS.slice(0, 8) : RANKS
  return SUITS.flatMap((suit) => ranks.map((rank) => cardOf(rank, suit)))
}
