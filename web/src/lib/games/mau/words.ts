import { Book } from '../../i18n/book.svelte'
import type { Widened } from '../../i18n/i18n.svelte'
import type { words as de } from './words/de'
import type { later as deLater } from './words/de/later'

/** German is the source: a key that English lacks is a type error. */
export type MauWords = Widened<typeof de>
export type MauLater = Widened<typeof deLater>

export const words = new Book<MauWords>({
  de: async () => (await import('./words/de')).words,
  en: async () => (await import('./words/en')).words,
})

/** Words that nobody needs before the first card is laid. */
export const later = new Book<MauLater>({
  de: async () => (await import('./words/de/later')).later,
  en: async () => (await import('./words/en/later')).later,
})
