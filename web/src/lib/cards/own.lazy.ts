import type { Ink } from '../wire/Ink'
import type { Symbol } from '../wire/Symbol'
import OwnFace from './OwnFace.lazy.svelte'
import { PIPS } from './glyphs'

export { OwnFace }

/** What decks of one's own are drawn with, filled, in a box from -10 to 10. */
export const SYMBOLS: Record<Symbol, string> = {
  club: PIPS.clubs,
  spade: PIPS.spades,
  heart: PIPS.hearts,
  diamond: PIPS.diamonds,
  star: PIPS.fifth,
  circle: 'M0-8.6A8.6 8.6 0 1 1 0 8.6 8.6 8.6 0 1 1 0-8.6Z',
  triangle: 'M0-9.2 9.6 8H-9.6Z',
  square: 'M-8-8H8V8H-8Z',
  cross: 'M-3.2-9.2H3.2V-3.2H9.2V3.2H3.2V9.2H-3.2V3.2H-9.2V-3.2H-3.2Z',
  drop: 'M0-9.8C3-4.6 6.9-1 6.9 3.2A6.9 6.5 0 0 1-6.9 3.2C-6.9-1-3-4.6 0-9.8Z',
  leaf: 'M8.6-9C9.6 1 5.4 7.8-3.4 6.4L-7.2 9.8-8.8 8.2-5.6 4.4C-8.4-3.6-1.2-8.6 8.6-9ZM4.8-5.4-3 3.4-2 4.4 5.8-4.4Z',
  moon: 'M3.6-9.4A9.6 9.6 0 1 0 8.8 4.6 7.8 7.8 0 1 1 3.6-9.4Z',
  sun: 'M0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5ZM-1.1-10H1.1L.8-6.4H-.8ZM-1.1 10H1.1L.8 6.4H-.8ZM-10-1.1V1.1L-6.4.8V-.8ZM10-1.1V1.1L6.4.8V-.8ZM-7.9-6.3-6.3-7.9-4-5.1-5.1-4ZM7.9-6.3 6.3-7.9 4-5.1 5.1-4ZM-7.9 6.3-6.3 7.9-4 5.1-5.1 4ZM7.9 6.3 6.3 7.9 4 5.1 5.1 4Z',
  flower:
    'M0-9.6A3.9 3.9 0 0 1 3.7-4.5 3.9 3.9 0 0 1 9.2-2.9 3.9 3.9 0 0 1 6 2.2 3.9 3.9 0 0 1 5.7 7.9 3.9 3.9 0 0 1 0 5.8 3.9 3.9 0 0 1-5.7 7.9 3.9 3.9 0 0 1-6 2.2 3.9 3.9 0 0 1-9.2-2.9 3.9 3.9 0 0 1-3.7-4.5 3.9 3.9 0 0 1 0-9.6ZM0-2.2A2.2 2.2 0 1 0 0 2.2 2.2 2.2 0 1 0 0-2.2Z',
  crown: 'M-9 7.8V-6.6L-4.4-.8 0-8.8 4.4-.8 9-6.6V7.8ZM-7 4.2V5.8H7V4.2Z',
  bolt: 'M3.4-9.8-7 1.8H-1.2L-3.4 9.8 7-1.8H1.2Z',
  turn: 'M-8.8-1.4C-7.6-6.2-2.8-8.8 2-7.6L2.8-9.8 7.2-5.6 1.2-2.8 1.6-5.2C-1.8-5.8-5.2-4.2-6.2-.8ZM8.8 1.4C7.6 6.2 2.8 8.8-2 7.6L-2.8 9.8-7.2 5.6-1.2 2.8-1.6 5.2C1.8 5.8 5.2 4.2 6.2.8Z',
  stop: 'M0-9.4A9.4 9.4 0 1 1 0 9.4 9.4 9.4 0 1 1 0-9.4ZM-4.1-5.9 5.9 4.1A7 7 0 0 0-4.1-5.9ZM4.1 5.9-5.9-4.1A7 7 0 0 0 4.1 5.9Z',
  cards: 'M-8.4-9.4H2.4V-6.4H-5.4V5.4H-8.4ZM-2.6-4.4H8.4V9.6H-2.6ZM-.4-2.2V7.4H6.2V-2.2Z',
  eye: 'M-10 0C-6-6 6-6 10 0 6 6-6 6-10 0ZM0-3.9A3.9 3.9 0 1 0 0 3.9 3.9 3.9 0 1 0 0-3.9ZM0-1.8A1.8 1.8 0 1 1 0 1.8 1.8 1.8 0 1 1 0-1.8Z',
}

/** Dark enough to be read on the paper of cards, each of them: 4.5 to 1 at least. */
export const INKS: Record<Ink, string> = {
  red: '#c0241c',
  yellow: '#8f6400',
  green: '#1c7438',
  blue: '#1b57b8',
  purple: '#7a379f',
  orange: '#b04a06',
  pink: '#bf2c77',
  brown: '#6f4a2a',
  grey: '#5d6166',
  black: '#201e1b',
}

/** The same as light falls on it: for areas on which nothing has to be read. */
export const TINTS: Record<Ink, string> = {
  red: '#e4574e',
  yellow: '#f5be1c',
  green: '#3aa75c',
  blue: '#4a8bf0',
  purple: '#a667cb',
  orange: '#f0822f',
  pink: '#ec6dab',
  brown: '#a67a52',
  grey: '#92979d',
  black: '#5b5751',
}

export const symbolOf = (name: string | undefined): string =>
  SYMBOLS[(name ?? 'circle') as Symbol] ?? SYMBOLS.circle
export const inkOf = (name: string | undefined): string =>
  INKS[(name ?? 'black') as Ink] ?? INKS.black
export const tintOf = (name: string | undefined): string =>
  TINTS[(name ?? 'black') as Ink] ?? TINTS.black
