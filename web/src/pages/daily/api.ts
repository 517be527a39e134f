import { call } from '../../lib/net/call'
import type { DailyOpened } from '../../lib/wire/DailyOpened'
import type { DailyPast } from '../../lib/wire/DailyPast'
import type { DailyTable } from '../../lib/wire/DailyTable'
import type { DailyToday } from '../../lib/wire/DailyToday'

/** Which deal. */
export type Which = { day: string; game: string }

const at = ({ day, game }: Which) => `/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}`

export const dailyApi = {
  today: () => call<DailyToday>('GET', '/daily'),
  past: (before: string | null) =>
    call<DailyPast>('GET', before === null ? '/daily/past' : `/daily/past?before=${before}`),
  deal: (which: Which) => call<DailyTable>('GET', at(which)),
  play: (which: Which) => call<DailyOpened>('POST', `${at(which)}/tries`, {}),
  giveUp: (which: Which) => call<null>('DELETE', `${at(which)}/tries`),
  nameless: (nameless: boolean) => call<null>('PUT', '/daily/name', { nameless }),
}
