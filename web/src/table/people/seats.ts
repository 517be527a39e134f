import type { Occupant } from '../../lib/wire/Occupant'
import type { TableView } from '../../lib/wire/TableView'

/** Whether who watches may take this seat now: a free one, a bot's between deals and after a match,
 * and after a match also that of somebody who has left. */
export function isToBeHad({ state }: Pick<TableView, 'state'>, occupant: Occupant): boolean {
  if (occupant.kind === 'free') return true
  if (state !== 'between_deals' && state !== 'finished') return false
  return occupant.kind === 'bot' || (state === 'finished' && occupant.away === 'left')
}
