import { call } from '../../lib/net/call'
import type { Manner } from '../../lib/wire/Manner'
import type { MyTable } from '../../lib/wire/MyTable'
import type { TableState } from '../../lib/wire/TableState'
import type { Text } from '../../lib/wire/Text'

/** A public table at which somebody is. */
export type ListedTable = Omit<Manner, 'public' | 'leavers'> & {
  code: string
  base: string
  rules: Text
  game: string
  seats: number
  free: number
  people: number
  state: TableState
  host: string
}

/** What the reader looks for; empty: anything. */
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
