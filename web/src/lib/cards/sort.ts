import type { Card } from '../wire/Card'
import { ownDeck } from './deck.svelte'
import { parseCard, EVERY_SUIT, RANKS } from './parse'

export type HandOrder = 'suit' | 'rank'

// Black and red alternate, so that neighbouring suits in a hand are told apart at a glance.
const SUIT_PLACE = { clubs: 0, diamonds: 1, spades: 2, hearts: 3, fifth: 4 } as const

function places(card: Card): [suit: number, rank: number] {
  const face = parseCard(card)
  const own = ownDeck()
  if (own) {
    const { suits, ranks } = own.look
    if (face.kind === 'joker')
      return [suits.length, own.look.cards.findIndex((one) => one.card === card)]
    return [
      suits.findIndex(({ suit }) => suit === face.suit),
      ranks.findIndex(({ rank }) => rank === face.rank),
    ]
  }
  if (face.kind === 'joker') return [EVERY_SUIT.length, face.colour === 'red' ? 0 : 1]
  return [SUIT_PLACE[face.suit], RANKS.length - RANKS.indexOf(face.rank)]
}

export function sortHand(cards: readonly Card[], order: HandOrder): Card[] {
  const [major, minor] = order === 'suit' ? ([0, 1] as const) : ([1, 0] as const)
  return [...cards].sort((a, b) => {
    const [x, y] = [places(a), places(b)]
    return x[major] - y[major] || x[minor] - y[minor]
  })
}

/** Two packs hold twins: the second `7H` becomes `7H#1`, so that every card on screen has its own key. */
export function withKeys(cards: readonly Card[]): { card: Card; key: string }[] {
  const seen = new Map<Card, number>()
  return cards.map((card) => {
    const twin = seen.get(card) ?? 0
    seen.set(card, twin + 1)
    return { card, key: `${card}#${twin}` }
  })
}
