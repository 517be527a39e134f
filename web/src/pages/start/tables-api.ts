import { call } from '../../lib/net/call'
import type { ListedTable } from '../../lib/wire/ListedTable'
import type { MyTable } from '../../lib/wire/MyTable'

/** What the reader looks for; empty means anything. */
export type Wanted = { base: string; pace: string; stake: string; free: boolean }

export const ANYTHING: Wanted = { base: '', pace: '', stake: '', free: false }

export const tablesApi = {
  listed: (wanted: Wanted) => call<ListedTable[]>('GET', `/tables${queryOf(wanted)}`),
  mine: () => call<MyTable[]>('GET', '/tables/mine'),
  takeOff: (code: string) => call<null>('DELETE', `/tables/mine/${encodeURIComponent(code)}`),
}

export function queryOf(wanted: Wanted): string {
  const asked = Object.entries(wanted).flatMap(([key, value]) =>
    value === '' || value === false ? [] : [[key, String(value)]],
  )
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}

export const countOf = (wanted: Wanted) =>
  Object.values(wanted).filter((value) => value !== '' && value !== false).length
