import { codeOf } from '../../lib/net/problem'
import { rulesApi } from '../../lib/paper/rules-api'
import type { ChosenRules } from '../../lib/wire/ChosenRules'
import type { TableSession } from '../session.svelte'

/** How long the table may take to report the reader's own change, in milliseconds. */
const NEWS_WITHIN = 3_000

/** Sets other seats or rules, as the host; a refusal is thrown. */
export const setRules = (table: TableSession, seats: number, chosen?: ChosenRules) =>
  rulesApi.setRules(table.link, { base: table.seq, seats, ...(chosen && { chosen }) })

/** Sets another number of seats, and returns whether it did. A refusal is shown as a notice. The
 * next change is based on this one, so this waits until the table has reported it. */
export async function setSeats(table: TableSession, seats: number): Promise<boolean> {
  try {
    await setRules(table, seats)
  } catch (error) {
    table.say(codeOf(error))
    return false
  }
  await new Promise<void>((resolve) => {
    if (table.view?.seats.length === seats) return resolve()
    const stop = table.watch(({ after }) => {
      if (after.seats.length === seats) done()
    })
    const timer = setTimeout(done, NEWS_WITHIN)
    function done() {
      stop()
      clearTimeout(timer)
      resolve()
    }
  })
  return true
}
