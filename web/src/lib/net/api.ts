import type { Lang } from '../i18n/i18n.svelte'
import type { ChangedGuest } from '../wire/ChangedGuest'
import type { SessionInfo } from '../wire/SessionInfo'
import type { TableSummary } from '../wire/TableSummary'
import { call } from './call'

/** Where a table is found. */
export const at = (code: string) => `/tables/${encodeURIComponent(code)}`

export const api = {
  session: () => call<SessionInfo>('GET', '/session'),
  signIn: (name: string, lang: Lang) => call<SessionInfo>('POST', '/session', { name, lang }),
  change: (change: ChangedGuest) => call<SessionInfo>('PATCH', '/session', change),
  table: (code: string) => call<TableSummary>('GET', at(code)),
  qr: (code: string) => `/api${at(code)}/qr.svg`,
}
