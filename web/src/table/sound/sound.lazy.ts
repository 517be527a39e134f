import { narrators } from '../../games/narrators.svelte'
import type { TableStep } from '../session.svelte'

export type Sound = 'turn' | 'call' | 'catch' | 'deal' | 'win' | 'lose'

/** What a step sounds like; of several sounds the most important. */
export function soundOf({ events, before, after }: TableStep): Sound | null {
  const heard = events.flatMap((event) =>
    event.type === 'game' ? (narrators.soundOf(event.event) ?? []) : [],
  )
  if (after.state === 'finished' && before.state !== 'finished') {
    const { seat } = after.you
    return seat === null || after.evening.at(-1)?.winners.includes(seat) ? 'win' : 'lose'
  }
  if (heard.includes('catch')) return 'catch'
  if (heard.includes('call')) return 'call'
  const me = after.you.seat
  const mine = (view: typeof after) => view.state === 'playing' && view.game?.turn === me
  return me !== null && mine(after) && !mine(before) ? 'turn' : null
}
