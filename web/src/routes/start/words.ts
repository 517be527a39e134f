import { Book } from '../../lib/i18n/book.svelte'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import type { start as de } from '../../lib/i18n/de/start'

/** German is the source: a key that English lacks is a type error. */
export type StartWords = Widened<typeof de>

export const words = new Book<StartWords>({
  de: () => import('../../lib/i18n/de/start').then((m) => m.start),
  en: () => import('../../lib/i18n/en/start').then((m) => m.start),
})
