import { render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CreditMovement } from '../../lib/wire/CreditMovement'
import type { CreditsInfo } from '../../lib/wire/CreditsInfo'
import { accountApi } from './api'
import Credits from './Credits.svelte'
import { words } from './words'

beforeAll(() => words.ready())
afterEach(() => void vi.restoreAllMocks())

const stake: CreditMovement = { at: 0, amount: -500, kind: 'stake', table: 'K7P4QX' }

function show(info: CreditsInfo) {
  vi.spyOn(accountApi, 'credits').mockResolvedValue(info)
  render(Credits)
}

describe('play money', () => {
  it('offers what the house would give, once', async () => {
    const given = { at: 1, amount: 750, kind: 'daily', table: null } as const
    const daily = vi.spyOn(accountApi, 'daily')
    daily.mockResolvedValue({ balance: 2000, welcome: 0, daily: 0, movements: [given, stake] })
    show({ balance: 1250, welcome: 0, daily: 750, movements: [stake] })
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: '7,50 ℂ vom Haus holen',
    })
    await waitFor(() => expect(button.disabled).toBe(false))
    button.click()
    await screen.findByText('20,00 ℂ')
    await screen.findByText('+7,50 ℂ')
    expect(daily).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('folds away all but the latest movements, and says at which table', async () => {
    show({ balance: 0, welcome: 0, daily: 0, movements: Array.from({ length: 7 }, () => stake) })
    await screen.findByText('Frühere (2)')
    expect(screen.getAllByText(/Tisch K7P4QX/)).toHaveLength(7)
    expect(screen.getAllByText('-5,00 ℂ')).toHaveLength(7)
  })

  it('says when the first gift comes, before it has come', async () => {
    show({ balance: 0, welcome: 10_000, daily: 0, movements: [] })
    await screen.findByText(/^100,00 ℂ gibt es vom Haus, wenn du dich/)
    expect(screen.queryByText(/einmal am Tag/)).toBeNull()
  })

  it('says so when nothing has moved', async () => {
    show({ balance: 10_000, welcome: 0, daily: 0, movements: [] })
    await screen.findByText('Noch gibt es keine.')
  })
})
