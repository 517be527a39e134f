import type { Kit } from '../../games/kit'
import { settings } from '../../lib/settings.svelte'
import type { GameView } from '../../lib/wire/GameView'
import type { TableStep } from '../session.svelte'
import { buzz } from '../sound/buzz.lazy'
import { soundOf } from '../sound/sound.lazy'
import { play } from '../sound/synth.lazy'

/** Plays the sound of a step, and makes the phone vibrate. */
export function cue<V extends GameView>(kit: Kit<V>, step: TableStep): void {
  const won = vibrate(kit, step)
  if (!settings.sound.on) return
  if (won) void play('deal')
  const heard = soundOf(step)
  if (heard) void play(heard)
}

/** A short vibration for a deal won, a longer one for a match, and one for a match lost. Returns
 * whether a deal was won. */
function vibrate<V extends GameView>(kit: Kit<V>, { before, after }: TableStep): boolean {
  const [was, is] = [before.game as V | null, after.game as V | null]
  const me = after.you.seat
  if (me === null || !was || !is) return false
  const finished = after.state === 'finished' && before.state !== 'finished'
  if (!finished && (kit.isOver(was) || !kit.isOver(is))) return false
  const won = kit.winners(after, is).includes(me)
  if (finished) buzz(won ? [70, 50, 70, 50, 260] : [180])
  else if (won) buzz([60])
  return won && !finished
}
