import { Book } from '../../i18n/book.svelte'
import type { Widened } from '../../i18n/i18n.svelte'
import type { words as de } from './words/de'

/** German is the source: a key that English lacks is a type error. */
export type MaxWords = Widened<typeof de>

export const words = new Book<MaxWords>({
  de: async () => (await import('./words/de')).words,
  en: async () => (await import('./words/en')).words,
})
