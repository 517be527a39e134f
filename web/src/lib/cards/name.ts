import { i18n } from '../i18n/i18n.svelte'
import type { Card } from '../wire/Card'
import { parseCard } from './parse'

/** The card as people say it: `Herz 7`, `7 of hearts`. */
export function cardName(card: Card): string {
  const face = parseCard(card)
  const { cards } = i18n.t
  return face.kind === 'joker'
    ? cards.joker(face.colour)
    : cards.suited(cards.ranks[face.rank], cards.suits[face.suit])
}
