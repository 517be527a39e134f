import type { Print } from '../print'
import { NUMBERS, SPECIALS } from './cards/kinds'
import MaxBack from './cards/MaxBack.svelte'
import MaxFace from './cards/MaxFace.svelte'

export const prints: Print[] = [
  {
    name: 'Maxonaut',
    // Each digit four times and every special card once (MAX-03).
    cards: [...NUMBERS.flatMap((digit) => [digit, digit, digit, digit]), ...SPECIALS],
    jokers: [],
    Face: MaxFace,
    Back: MaxBack,
  },
]
