import type { TableView } from '../../lib/wire/TableView'

type Locked = 'pace' | 'stake' | 'leavers'

/** What even the host cannot change now: the clock during somebody's turn, the stake while it is
 * played for. */
export function lockedIn({ state }: Pick<TableView, 'state'>): Locked[] {
  if (state === 'playing') return ['pace', 'stake', 'leavers']
  return state === 'between_deals' ? ['stake', 'leavers'] : []
}
