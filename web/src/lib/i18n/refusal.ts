import { gameRefusals } from '../games/refusals'
import { Book } from './book.svelte'
import { i18n } from './i18n.svelte'

/** Most evenings need none of these sentences, so they are fetched with the first refusal. */
export const refusals = new Book<Record<string, string>>({
  de: async () => (await import('./de/refusals')).refusals,
  en: async () => (await import('./en/refusals')).refusals,
})

/** What a refusal code means, in the reader's language: as its game says it, if it is one of a
 * game's. Until the sentences have come, only that it was refused. */
export function refusalText(code: string, game = ''): string {
  const { refused, down } = i18n.t.common
  if (Object.hasOwn(down, code)) return down[code as keyof typeof down]
  for (const book of [gameRefusals(game), refusals]) {
    const known = book && opened(book)
    if (known && Object.hasOwn(known, code)) return known[code] ?? refused
  }
  return refused
}

function opened(book: Book<Record<string, string>>): Record<string, string> | null {
  if (!book.opened) void book.ready()
  return book.opened
}
