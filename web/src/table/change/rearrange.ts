import { codeOf } from '../../lib/net/problem'
import { rulesApi } from '../../lib/paper/rules-api'
import type { ChosenRules } from '../../lib/wire/ChosenRules'
import type { TableSession } from '../session.svelte'

/** How long the news of one's own change may take, in milliseconds. */
const NEWS_WITHIN = 3_000

/** Sets other seats or rules, as the host; a refusal is thrown. */
export const setRules = (table: TableSession, seats: number, chosen?: ChosenRules) =>
  rulesApi.setRules(table.link, { base: table.seq, seats, ...(chosen && { chosen }) })

/** Another number of seats; says whether that is so now. A refusal is told over the page. The next
 * change is based on this one, so it waits until the table has told of it. */
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
