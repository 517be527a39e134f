import type { Occupant } from '../../lib/wire/Occupant'
import type { TableView } from '../../lib/wire/TableView'

/** Whether a spectator may take this seat now: a free one, between deals and after a match also a
 * bot's, and after a match also that of somebody who has left. */
export function canTakeSeat({ state }: Pick<TableView, 'state'>, occupant: Occupant): boolean {
  if (occupant.kind === 'free') return true
  if (state !== 'between_deals' && state !== 'finished') return false
  return occupant.kind === 'bot' || (state === 'finished' && occupant.away === 'left')
}
