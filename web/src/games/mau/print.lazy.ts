import CardBack from '../../lib/cards/CardBack.svelte'
import CardFace from '../../lib/cards/CardFace.svelte'
import { pack } from '../../lib/cards/parse'
import type { Print } from '../print'

export const prints: Print[] = ([32, 52] as const).map((size) => ({
  name: '',
  cards: pack(size),
  jokers: ['XR', 'XB'],
  Face: CardFace,
  Back: CardBack,
}))
