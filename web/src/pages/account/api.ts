import { call } from '../../lib/net/call'
import type { AccountInfo } from '../../lib/wire/AccountInfo'
import type { AddPasskey } from '../../lib/wire/AddPasskey'
import type { CreditsInfo } from '../../lib/wire/CreditsInfo'
import type { DeviceLink } from '../../lib/wire/DeviceLink'
import type { LogIn } from '../../lib/wire/LogIn'
import type { LogInWithPasskey } from '../../lib/wire/LogInWithPasskey'
import type { PasskeyCreation } from '../../lib/wire/PasskeyCreation'
import type { PasskeyInfo } from '../../lib/wire/PasskeyInfo'
import type { PasskeyRequest } from '../../lib/wire/PasskeyRequest'
import type { SessionInfo } from '../../lib/wire/SessionInfo'
import type { SetPassphrase } from '../../lib/wire/SetPassphrase'

const named = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`

export const accountApi = {
  account: () => call<AccountInfo>('GET', '/account'),
  remove: (confirm: string) => call<null>('DELETE', '/account', { confirm }),
  exportAt: '/api/account/export',

  setPassphrase: (body: SetPassphrase) => call<null>('PUT', '/account/passphrase', body),
  dropPassphrase: (current: string) => call<null>('DELETE', '/account/passphrase', { current }),
  logIn: (body: LogIn) => call<SessionInfo>('POST', '/login', body),

  newPasskey: () => call<PasskeyCreation>('POST', '/account/passkeys/begin'),
  addPasskey: (body: AddPasskey) => call<PasskeyInfo>('POST', '/account/passkeys', body),
  removePasskey: (id: string) => call<null>('DELETE', named('/account/passkeys', id)),
  askPasskey: () => call<PasskeyRequest>('POST', '/login/passkey/begin'),
  logInWithPasskey: (body: LogInWithPasskey) => call<SessionInfo>('POST', '/login/passkey', body),

  linkDevice: () => call<DeviceLink>('POST', '/devices'),
  redeem: (secret: string) => call<SessionInfo>('POST', '/devices/redeem', { secret }),
  endSession: (id: string) => call<null>('DELETE', named('/sessions', id)),
  endOthers: () => call<null>('DELETE', '/sessions'),
  signOut: () => call<null>('DELETE', '/session'),

  credits: () => call<CreditsInfo>('GET', '/credits'),
  daily: () => call<CreditsInfo>('POST', '/credits/daily'),
}
