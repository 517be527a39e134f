import { Problem } from '../../lib/net/problem'
import type { SessionInfo } from '../../lib/wire/SessionInfo'
import { accountApi } from './api'

/** Whether this browser can do passkeys on this page: they need https and the name of a host. */
export function canPasskeys(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    !isAddress(location.hostname)
  )
}

const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host)

/** Makes a passkey on this device and registers it with the server. */
export async function makePasskey(): Promise<void> {
  const { options } = await accountApi.newPasskey()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await known(navigator.credentials.create({ publicKey }))
  await accountApi.addPasskey({ credential: made.toJSON() as RegistrationResponseJSON })
}

/** Signs in with a passkey that the browser lets the reader choose. */
export async function signInWithPasskey(): Promise<SessionInfo> {
  const { options } = await accountApi.askPasskey()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const found = await known(navigator.credentials.get({ publicKey }))
  return accountApi.logInWithPasskey({ credential: found.toJSON() as AuthenticationResponseJSON })
}

/** Runs a dialog of the browser. If the reader cancels it, that is a problem like any other. */
async function known(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asked.catch((error: unknown) => {
    const twice = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new Problem(twice ? 'passkey_twice' : 'passkey_cancelled', 0)
  })
  if (credential instanceof PublicKeyCredential) return credential
  throw new Problem('passkey_cancelled', 0)
}
