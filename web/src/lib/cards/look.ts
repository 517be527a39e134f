import type { Card } from '../wire/Card'
import type { CardLook } from '../wire/CardLook'
import type { DeckLook } from '../wire/DeckLook'
import type { RankLook } from '../wire/RankLook'
import type { SuitLook } from '../wire/SuitLook'
import type { Text } from '../wire/Text'
import { parseCard, type Rank } from './parse'

/** A deck of one's own, found by suit, rank and card. */
export type OwnDeck = {
  look: DeckLook
  suits: ReadonlyMap<string, SuitLook>
  ranks: ReadonlyMap<string, RankLook>
  cards: ReadonlyMap<string, CardLook>
}

export const readDeck = (look: DeckLook): OwnDeck => ({
  look,
  suits: new Map(look.suits.map((one) => [one.suit, one])),
  ranks: new Map(look.ranks.map((one) => [one.rank, one])),
  cards: new Map(look.cards.map((one) => [one.card, one])),
})

/** How a card of a deck of one's own is drawn. */
export type Look = {
  label: Text | undefined
  symbol: string | undefined
  ink: string | undefined
  /** None for a card without suit. */
  suit: SuitLook | undefined
}

const same = (text: string): Text => ({ de: text, en: text })
const USUAL: Partial<Record<Rank, Text>> = {
  J: { de: 'B', en: 'J' },
  Q: { de: 'D', en: 'Q' },
}

/** What stands in the corner for a rank. */
export const labelOf = (deck: OwnDeck, rank: Rank): Text =>
  deck.ranks.get(rank)?.label ?? USUAL[rank] ?? same(rank)

export function lookOf(deck: OwnDeck, card: Card): Look {
  const face = parseCard(card)
  const own = deck.cards.get(card)
  if (face.kind === 'joker') {
    return { label: own?.label, symbol: own?.symbol, ink: own?.ink, suit: undefined }
  }
  const suit = deck.suits.get(face.suit)
  const rank = deck.ranks.get(face.rank)
  return {
    label: own?.label ?? labelOf(deck, face.rank),
    symbol: own?.symbol ?? rank?.symbol ?? suit?.symbol,
    ink: own?.ink ?? suit?.ink,
    suit,
  }
}
