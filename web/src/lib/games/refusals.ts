import { Book } from '../i18n/book.svelte'

type Sentences = Record<string, string>

const BOOKS: Record<string, Book<Sentences>> = {
  mau: new Book({
    de: async () => (await import('./mau/words/de/refusals')).refusals,
    en: async () => (await import('./mau/words/en/refusals')).refusals,
  }),
  maxonaut: new Book({
    de: async () => (await import('./maxonaut/words/de/refusals')).refusals,
    en: async () => (await import('./maxonaut/words/en/refusals')).refusals,
  }),
}

/** What a game's refusals mean; none for a game that is not known here. */
export const gameRefusals = (game: string): Book<Sentences> | undefined =>
  Object.hasOwn(BOOKS, game) ? BOOKS[game] : undefined
