import type { Kit } from '../../games/kit'
import type { GameMove } from '../../lib/wire/GameMove'
import type { GameView } from '../../lib/wire/GameView'
import type { LogEntry } from '../../table/log/log'
import { placeOf, type Player } from './player.svelte'
import { words } from './words'

/** What was done behind everybody's back with a move, in words. */
export function secretOf(
  move: GameMove | null | undefined,
  { cardName }: Pick<Kit<GameView>, 'cardName'>,
): string {
  if (move?.move === 'play' && move.under) return words.t.slipped(cardName(move.under))
  return move?.move === 'draw_short' ? words.t.drewShort(move.missing) : ''
}

/** What the log tells besides of a step, with its first line: what nobody saw. */
export const secretLine =
  (player: Player, kit: Pick<Kit<GameView>, 'cardName'>) =>
  ({ id, move }: LogEntry): string => {
    const secret = secretOf(move, kit)
    if (secret || player.eyes !== 'open') return secret
    const { step, line } = placeOf(id)
    const cheated = line === 0 && player.film.steps[step]?.marks.includes('cheat')
    return cheated ? `${words.t.kinds.cheat}.` : ''
  }
