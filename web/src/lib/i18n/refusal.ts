import { i18n } from './i18n.svelte'

/** What a refusal code means, in the reader's language. */
export function refusalText(code: string): string {
  const { codes, unknown } = i18n.t.refusals
  return (Object.hasOwn(codes, code) && codes[code]) || unknown
}
