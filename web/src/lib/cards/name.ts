import type { Card } from '../wire/Card'
import { i18n } from '../i18n/i18n.svelte'
import { ownDeck } from './deck.svelte'
import { cardWords } from './faces.svelte'
import { parseCard } from './parse'

/** The card as people say it: `Herz 7`, `7 of hearts`. */
export function cardName(card: Card): string {
  const own = ownDeck()?.cards.get(card)
  if (own) return i18n.pick(own.name)
  const face = parseCard(card)
  const cards = cardWords()
  return face.kind === 'joker'
    ? cards.joker(face.colour)
    : cards.suited(cards.ranks[face.rank], cards.suits[face.suit])
}
