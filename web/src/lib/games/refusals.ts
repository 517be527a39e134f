import { words as mau } from './mau/words'
import { words as maxonaut } from './maxonaut/words'

/** The refusals of a game in words, once it has been loaded. */
export function gameRefusals(game: string): Record<string, string> {
  if (game === 'mau') return mau.opened?.refusals ?? {}
  return (game === 'maxonaut' && maxonaut.opened?.refusals) || {}
}
