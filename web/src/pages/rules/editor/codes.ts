import { call } from '../../../lib/net/call'
import type { MySharedRules } from '../../../lib/wire/MySharedRules'
import type { SharedRules } from '../../../lib/wire/SharedRules'

/** Rules that the house keeps under a code, for whoever gets it. */
export const codesApi = {
  share: (file: string, made_from?: string) =>
    call<SharedRules>('POST', '/shared-rules', { file, ...(made_from && { made_from }) }),
  open: (code: string) => call<SharedRules>('GET', `/shared-rules/${encodeURIComponent(code)}`),
  mine: () => call<MySharedRules>('GET', '/shared-rules'),
  takeBack: (code: string) => call<null>('DELETE', `/shared-rules/${encodeURIComponent(code)}`),
}

export const pathOf = (code: string): string => `/r/${code}`

export const pictureOfCode = (code: string): string =>
  `/api/shared-rules/${encodeURIComponent(code)}/qr.svg`
