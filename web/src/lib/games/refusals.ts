import { words as mau } from './mau/words'

/** The refusals of a game in words, once it has been loaded. */
export function gameRefusals(game: string): Record<string, string> {
  return (game === 'mau' && mau.opened?.refusals) || {}
}
