import type { AnyOpen } from '../../../lib/wire/AnyOpen'

/** What was really in the hands, by seat: each card, and each rank. */
export function heldBy(open: AnyOpen | null): {
  cards: ReadonlySet<string>[]
  ranks: ReadonlySet<string>[]
} {
  const hands = open?.hands ?? []
  // A card is written as its rank and one letter for its suit; one without a rank stands for itself.
  const rankOf = (card: string) => (/^(\d+|[JQKA])[A-Z]$/.test(card) ? card.slice(0, -1) : card)
  const ranks = hands.map((hand) => new Set(hand.map(rankOf)))
  return { cards: hands.map((hand) => new Set<string>(hand)), ranks }
}
