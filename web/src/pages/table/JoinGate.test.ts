import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { refusals } from '../../lib/i18n/refusal'
import { api } from '../../lib/net/api'
import JoinGate from './JoinGate.svelte'

beforeAll(() => refusals.ready())
afterEach(() => void vi.restoreAllMocks())

/** Opens the gate without a connection, so that nothing is known of the table. */
async function open(signedOut: boolean) {
  vi.spyOn(api, 'table').mockRejectedValue(new Error('offline'))
  render(JoinGate, { code: 'ABC234', signedOut })
  await screen.findByRole('textbox')
}

describe('the gate of a table', () => {
  it('says so to whoever was signed out by another device', async () => {
    await open(true)
    expect(screen.getByRole('alert').textContent).toMatch(/^Dieses Gerät wurde abgemeldet/)
  })

  it('reproaches nobody who comes for the first time', async () => {
    await open(false)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
