import type { TableView } from '../../lib/wire/TableView'

type Locked = 'pace' | 'stake' | 'leavers' | 'films' | 'rated'

/** What even the host cannot change now: the clock during somebody's turn, the stake while it is
 * played for, and what was agreed about the match. */
export function lockedIn({ state }: Pick<TableView, 'state'>): Locked[] {
  if (state === 'playing') return ['pace', 'stake', 'leavers', 'films', 'rated']
  return state === 'between_deals' ? ['stake', 'leavers', 'films', 'rated'] : []
}
