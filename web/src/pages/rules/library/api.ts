import type { Lang } from '../../../lib/i18n/i18n.svelte'
import { call } from '../../../lib/net/call'
import type { LibraryEntry } from '../../../lib/wire/LibraryEntry'

export const libraryApi = {
  /** All entries, or those that speak of these words. */
  search: (words: string, lang: Lang) =>
    call<LibraryEntry[]>('GET', `/library?${new URLSearchParams({ lang, q: words })}`),
}
