import type { MaxCard } from '../../../lib/wire/MaxCard'

/** Twins in a hand have keys of their own: the second `7` is `7#1`. */
export function keyed(hand: readonly MaxCard[]): { card: MaxCard; key: string; twin: number }[] {
  const seen = new Map<MaxCard, number>()
  return hand.map((card) => {
    const twin = seen.get(card) ?? 0
    seen.set(card, twin + 1)
    return { card, key: `${card}#${twin}`, twin }
  })
}
