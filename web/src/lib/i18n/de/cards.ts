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
}

/** One of a rank, as the object of a sentence. */
const oneOf: Record<Rank, string> = {
  A: 'ein Ass',
  K: 'einen König',
  Q: 'eine Dame',
  J: 'einen Buben',
  '10': 'eine 10',
  '9': 'eine 9',
  '8': 'eine 8',
  '7': 'eine 7',
  '6': 'eine 6',
  '5': 'eine 5',
  '4': 'eine 4',
  '3': 'eine 3',
  '2': 'eine 2',
}

export const cards = {
  ranks,
  suits,
  oneOf,
  colours: { red: 'Rot', black: 'Schwarz' },
  suited: (rank: string, suit: string) => `${suit} ${rank}`,
  joker: (colour: 'red' | 'black') => (colour === 'red' ? 'Joker rot' : 'Joker schwarz'),
  print: {
    title: 'Karten zum Ausdrucken',
    note: 'Auf festes A4-Papier drucken, ohne Skalierung („Tatsächliche Größe“), und ausschneiden.',
    size: (n: number) => `${n} Karten`,
    maxonaut: 'Maxonaut (44 Karten)',
    jokers: 'Joker dazu',
    backs: 'Rückseiten mitdrucken',
    action: 'Drucken',
    page: (n: number, all: number) => `Blatt ${n} von ${all}`,
  },
  list: (cards: string[]) => new Intl.ListFormat('de', { type: 'conjunction' }).format(cards),
}
