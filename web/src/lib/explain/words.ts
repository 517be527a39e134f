import { Book } from '../i18n/book.svelte'
import type { Widened } from '../i18n/i18n.svelte'
import type { explain as de } from '../i18n/de/explain'

/** German is the source: a key that English lacks is a type error. */
export type ExplainWords = Widened<typeof de>

/** What stands around the words of the rules where cards explain themselves. */
export const explain = new Book<ExplainWords>({
  de: () => import('../i18n/de/explain').then((m) => m.explain),
  en: () => import('../i18n/en/explain').then((m) => m.explain),
})
