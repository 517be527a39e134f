import type { Rank } from '../../cards/parse'
import type { Suit } from '../../wire/Suit'

const ranks: Record<Rank, string> = {
  A: 'Ass',
  K: 'König',
  Q: 'Dame',
  J: 'Bube',
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
const suits: Record<Suit, string> = {
  clubs: 'Kreuz',
  spades: 'Pik',
  hearts: 'Herz',
  diamonds: 'Karo',
  fifth: 'Stern',
}

export const cards = {
  ranks,
  suits,
  colours: { red: 'Rot', black: 'Schwarz' },
  suited: (rank: string, suit: string) => `${suit} ${rank}`,
  joker: (colour: 'red' | 'black') => (colour === 'red' ? 'Joker rot' : 'Joker schwarz'),
  list: (cards: string[]) => new Intl.ListFormat('de', { type: 'conjunction' }).format(cards),
}
