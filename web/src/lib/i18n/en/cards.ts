import type { Dictionary } from '../i18n.svelte'

export const cards: Dictionary['cards'] = {
  ranks: {
    A: 'ace',
    K: 'king',
    Q: 'queen',
    J: 'jack',
    '10': '10',
    '9': '9',
    '8': '8',
    '7': '7',
    '6': '6',
    '5': '5',
    '4': '4',
    '3': '3',
    '2': '2',
  },
  suits: {
    clubs: 'clubs',
    spades: 'spades',
    hearts: 'hearts',
    diamonds: 'diamonds',
    fifth: 'stars',
  },
  colours: { red: 'red', black: 'black' },
  suited: (rank, suit) => `${rank} of ${suit}`,
  joker: (colour) => (colour === 'red' ? 'red joker' : 'black joker'),
  list: (cards) => new Intl.ListFormat('en', { type: 'conjunction' }).format(cards),
}
