import type { TableView } from '../../lib/wire/TableView'
import type { VoteView } from '../../lib/wire/VoteView'

/** Somebody the table waits for. */
export type Missing = {
  seat: number
  /** Whether the connection is down; if not, the person is just slow. */
  gone: boolean
  /** Milliseconds until a bot plays on by itself. */
  botIn: number | null
  vote: VoteView | null
  canVote: boolean
}

/** All others that are missing or were waited for too long. */
export function missing(view: TableView): Missing[] {
  return view.seats.flatMap(({ seat, occupant, can_be_voted }) => {
    if (occupant.kind !== 'person' || seat === view.you.seat) return []
    const vote = view.vote?.about === seat ? view.vote : null
    if (occupant.bot_in_ms === null && !can_be_voted && !vote) return []
    const canVote = view.you.seat !== null && (vote ? vote.can_vote : can_be_voted)
    return [{ seat, gone: !occupant.connected, botIn: occupant.bot_in_ms, vote, canVote }]
  })
}

/** Whether the reader watches a match and can ask for a seat in it, or has done so. */
export const canAsk = ({ you, state }: TableView): boolean =>
  you.watcher !== null && you.offered === null && state === 'playing'

/** Whether somebody is missing, or the reader is offered a seat. */
export const waits = (view: TableView): boolean =>
  view.you.offered !== null || missing(view).length > 0

export const needsBanner = (view: TableView): boolean => canAsk(view) || waits(view)
