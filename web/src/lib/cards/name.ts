import type { Card } from '../wire/Card'
import { cardWords } from './faces.svelte'
import { parseCard } from './parse'

/** The card as people say it: `Herz 7`, `7 of hearts`. */
export function cardName(card: Card): string {
  const face = parseCard(card)
  const cards = cardWords()
  return face.kind === 'joker'
    ? cards.joker(face.colour)
    : cards.suited(cards.ranks[face.rank], cards.suits[face.suit])
}
