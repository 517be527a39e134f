import type { Suit } from '../wire/Suit'
import { PIPS as FRENCH } from './glyphs'
import GermanFigure from './GermanFigure.lazy.svelte'
import type { Rank } from './parse'

export { GermanFigure }

/** Acorns, leaves, hearts and bells, filled, in a box from -10 to 10. */
export const PIPS: Record<Suit, string> = {
  fifth: FRENCH.fifth,
  clubs:
    'M-7.2-1.4C-7.2-5.2-4.2-7-1-7.2V-9.8H1V-7.2C4.2-7 7.2-5.2 7.2-1.4ZM-5.9 0H5.9C5.9 4.9 3.1 8 0 9.8-3.1 8-5.9 4.9-5.9 0Z',
  spades:
    'M0-9.8C4.6-7.2 8.6-3.6 8.6.8 8.6 4.2 6.2 6.2 3.6 6.2 2.4 6.2 1.5 5.8.9 5.2L1.7 9.8H-1.7L-.9 5.2C-1.5 5.8-2.4 6.2-3.6 6.2-6.2 6.2-8.6 4.2-8.6.8-8.6-3.6-4.6-7.2 0-9.8ZM-.5-5.4V3.4H.5V-5.4Z',
  hearts:
    'M0 9C-3.4 5.4-9.2 1.4-9.2-3.6-9.2-6.8-6.9-9-4.4-9-2.3-9-.7-7.7 0-5.8.7-7.7 2.3-9 4.4-9 6.9-9 9.2-6.8 9.2-3.6 9.2 1.4 3.4 5.4 0 9Z',
  diamonds:
    'M-2.2-7.2A2.2 2.2 0 1 1 2.2-7.2 8.3 8.3 0 1 1-2.2-7.2ZM-7.4-.4V1.2H7.4V-.4ZM-1.6 4A1.6 1.6 0 1 0 1.6 4 1.6 1.6 0 1 0-1.6 4ZM-.5 5V8.4H.5V5Z',
}

/** Under, over, king and deuce; numbers stay as they are. */
export const CORNERS: Partial<Record<Rank, string>> = {
  J: 'M3 2V16.4C3 21.4 5.8 24 10 24S17 21.4 17 16.4V2',
  Q: 'M10 2C5 2 2.4 6.4 2.4 13S5 24 10 24 17.6 19.6 17.6 13 15 2 10 2Z',
}

const numbers = {
  '10': '10',
  '9': '9',
  '8': '8',
  '7': '7',
  '6': '6',
  '5': '5',
  '4': '4',
  '3': '3',
  '2': '2',
}

/** The suits of the German pack as people say them. */
export const WORDS = {
  de: {
    ranks: { A: 'Daus', K: 'König', Q: 'Ober', J: 'Unter', ...numbers },
    suits: {
      clubs: 'Eichel',
      spades: 'Blatt',
      hearts: 'Herz',
      diamonds: 'Schellen',
      fifth: 'Stern',
    },
  },
  en: {
    ranks: { A: 'deuce (ace)', K: 'king', Q: 'Ober', J: 'Unter', ...numbers },
    suits: {
      clubs: 'acorns',
      spades: 'leaves',
      hearts: 'hearts',
      diamonds: 'bells',
      fifth: 'stars',
    },
  },
}
