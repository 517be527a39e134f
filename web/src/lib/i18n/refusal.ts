import { gameRefusals } from '../games/refusals'
import { i18n } from './i18n.svelte'

/** What a refusal code means, in the reader's language: as its game says it, if it is one of a
 * game's. */
export function refusalText(code: string, game = ''): string {
  const { codes, unknown } = i18n.t.refusals
  for (const known of [gameRefusals(game), codes]) {
    if (Object.hasOwn(known, code)) return known[code] ?? unknown
  }
  return unknown
}
