import { call } from '../../lib/net/call'
import type { AdminStatus } from '../../lib/wire/AdminStatus'
import type { AdminTable } from '../../lib/wire/AdminTable'

export const adminApi = {
  claim: (token: string) => call<null>('POST', '/admin/claim', { token }),
  status: () => call<AdminStatus>('GET', '/admin/status'),
  tables: () => call<AdminTable[]>('GET', '/admin/tables'),
  close: (code: string) => call<null>('DELETE', `/admin/tables/${encodeURIComponent(code)}`),
}
