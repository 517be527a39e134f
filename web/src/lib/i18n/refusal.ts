import { i18n } from './i18n.svelte'
import { Messages } from './messages.svelte'

/** Most visits need none of these sentences, so they are fetched with the first refusal. */
export const refusals = new Messages<Record<string, string>>({
  de: () => import('./de/refusals').then((m) => m.refusals),
  en: () => import('./en/refusals').then((m) => m.refusals),
})

/** What a refusal code of the table, the connection or the HTTP resources means, in the reader's
 * language. Refusals of a game bring their own words. Until the sentences have been loaded, it
 * only says that something was refused. */
export function refusalText(code: string): string {
  const { refused, down } = i18n.t.common
  if (Object.hasOwn(down, code)) return down[code as keyof typeof down]
  const known = wordsOf(refusals)
  return (known && Object.hasOwn(known, code) && known[code]) || refused
}

function wordsOf(messages: Messages<Record<string, string>>): Record<string, string> | null {
  if (!messages.loaded) void messages.ready()
  return messages.loaded
}
