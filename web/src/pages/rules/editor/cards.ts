import { cardName } from '../../../lib/cards/name'
import { EVERY_SUIT, LETTER_OF, RANKS, SUITS, cardOf, type Rank } from '../../../lib/cards/parse'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import { words } from './words'

/** How rules name cards: a rank, a single card, a joker; other names as they are written. */
export function nameOf(which: string): string {
  const { ranks } = i18n.t.cards
  if (Object.hasOwn(ranks, which)) return ranks[which as Rank]
  const { groupOf } = words.t
  if (Object.hasOwn(groupOf, which)) return groupOf[which] ?? which
  const suit = EVERY_SUIT.find((one) => LETTER_OF[one] === which)
  if (suit) return i18n.t.cards.suits[suit]
  return isSingle(which) ? cardName(which.toUpperCase()) : which
}

/** "die 7", "der Bube": as one asks about it. */
export function spokenOf(which: string): string {
  const { cardOf: named, number } = words.t
  if (Object.hasOwn(named, which)) return named[which] ?? which
  return isSingle(which) ? nameOf(which) : number(which)
}

export const isSingle = (which: string): boolean => /^((10|[2-9AJQK])[CSHD]|X[RB])$/i.test(which)

/** The ranks of a deck from the highest, ace first. */
export function ranksFrom(lowest: unknown): Rank[] {
  const at = RANKS.findIndex((rank) => rank === lowest)
  return at < 0 || lowest === 'A' ? [...RANKS] : RANKS.slice(0, at + 1)
}

export const JOKERS = ['XR', 'XB']

/** What besides ranks and suited cards a deck of one's own speaks of. */
export const OF_DECKS = [
  ...['C', 'S', 'H', 'D', 'F'],
  ...[...JOKERS, 'X3', 'X4'],
  ...['joker', 'court', 'number', 'red', 'black', 'any'],
]

/** The single cards of a rank, or the jokers. */
export const singlesOf = (rank: string): string[] =>
  rank === 'joker' ? JOKERS : SUITS.map((suit) => cardOf(rank as Rank, suit))
