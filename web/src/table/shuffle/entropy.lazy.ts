import type { Command } from '../../lib/wire/Command'
import type { TableView } from '../../lib/wire/TableView'
import { promise, toHex } from './formulas.lazy'
import { keep, kept } from './saved.lazy'

/** Something to say, and what holds once the house has taken it. */
type Due = { command: Command; taken?: () => void }

/** What this client is to say about the chance of the next match, if anything: it promises a value
 * as soon as the house is bound, and opens it when it is asked. */
function next({ shuffle, you, state }: TableView): Due | null {
  const { seat } = you
  if (!shuffle || seat === null || state === 'playing' || state === 'between_deals') return null
  const said = shuffle.added.find((one) => one.seat === seat)
  const mine = kept(shuffle.commitment)
  if (said) {
    if (!shuffle.opening || said.value !== null || mine?.promise !== said.promise) return null
    const { commitment } = shuffle
    // Only a value that the house has taken can be missing; another came too late.
    const taken = () => keep(commitment, { ...mine, opened: true })
    return { command: { do: 'open_value', value: mine.value }, taken }
  }
  if (shuffle.opening) return null
  if (mine?.seat === seat) return { command: { do: 'promise_value', promise: mine.promise } }
  const value = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const one = promise(shuffle.commitment, seat, value)
  keep(shuffle.commitment, { seat, value, promise: one, opened: false })
  // Without a place to keep it nothing is promised.
  return kept(shuffle.commitment) ? { command: { do: 'promise_value', promise: one } } : null
}

type Say = (command: Command, taken?: () => void) => void

/** What was said last, by this page. */
let last = ''

/** Says what is to be said, once. */
export function contribute(view: TableView, say: Say): void {
  const due = next(view)
  const text = due ? `${view.shuffle?.commitment} ${JSON.stringify(due.command)}` : last
  if (!due || text === last) return
  last = text
  say(due.command, due.taken)
}

/** The sessions that are followed already. */
const followed = new WeakSet<object>()

type Session = {
  send: Say
  watch: (watcher: (step: { after: TableView }) => void) => () => void
}

/** Adds to the chance of every match at this table from now on, whatever lies open on the page. */
export function contributeAt(table: Session, view: TableView): void {
  const say: Say = (command, taken) => table.send(command, taken)
  contribute(view, say)
  if (followed.has(table)) return
  followed.add(table)
  table.watch(({ after }) => contribute(after, say))
}
