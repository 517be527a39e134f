import { Book } from '../../lib/i18n/book.svelte'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import type { tables as de } from '../../lib/i18n/de/tables'

/** German is the source: a key that English lacks is a type error. */
export type TablesWords = Widened<typeof de>

export const words = new Book<TablesWords>({
  de: async () => (await import('../../lib/i18n/de/tables')).tables,
  en: async () => (await import('../../lib/i18n/en/tables')).tables,
})
