import { Book } from '../i18n/book.svelte'
import type { Widened } from '../i18n/i18n.svelte'
import type { manner as de } from '../i18n/de/manner'

/** German is the source: a key that English lacks is a type error. */
export type MannerWords = Widened<typeof de>

export const words = new Book<MannerWords>({
  de: async () => (await import('../i18n/de/manner')).manner,
  en: async () => (await import('../i18n/en/manner')).manner,
})
