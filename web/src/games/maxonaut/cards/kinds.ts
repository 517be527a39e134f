import type { MaxCard } from '../../../lib/wire/MaxCard'

/** How a card is drawn: its sign, and whether it is about even or odd digits. */
export type Kind = {
  sign: 'digit' | 'joker' | 'virus' | 'bomb' | 'chance' | 'match'
  digit: string
  parity: 'even' | 'odd' | null
}

export const SPECIALS: readonly MaxCard[] = [
  'joker',
  'joker_even',
  'joker_odd',
  'match_even',
  'match_odd',
  'chance',
  'virus',
  'bomb',
]
export const NUMBERS: readonly MaxCard[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

export const isSpecial = (card: MaxCard): boolean => SPECIALS.includes(card)

/** Anything that is no card throws, since only the server names cards. */
export function kindOf(card: MaxCard): Kind {
  if (NUMBERS.includes(card)) {
    return { sign: 'digit', digit: card, parity: Number(card) % 2 ? 'odd' : 'even' }
  }
  if (!SPECIALS.includes(card)) throw new Error(`not a card: ${card}`)
  const [sign, parity] = card.split('_') as [
    Exclude<Kind['sign'], 'digit'>,
    'even' | 'odd' | undefined,
  ]
  return { sign, digit: '', parity: parity ?? null }
}
