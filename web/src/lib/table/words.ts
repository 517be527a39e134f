import { Book } from '../i18n/book.svelte'
import type { evening as de } from '../i18n/de/evening'
import type { Widened } from '../i18n/i18n.svelte'

/** German is the source: a key that English lacks is a type error. */
export type EveningWords = Widened<typeof de>

/** What is said around the game: loaded when somebody is waited for, watches or writes. */
export const evening = new Book<EveningWords>({
  de: async () => (await import('../i18n/de/evening')).evening,
  en: async () => (await import('../i18n/en/evening')).evening,
})
