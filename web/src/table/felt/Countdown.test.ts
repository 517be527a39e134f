import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { i18n } from '../../lib/i18n/i18n.svelte'
import { notices } from '../../lib/ui/notices.svelte'
import { TableSession } from '../session.svelte'
import Countdown from './Countdown.lazy.svelte'

afterEach(() => {
  vi.useRealTimers()
  notices.table = null
})

it.each([
  ['de', 'noch 2 Minuten und 52 Sekunden, dann noch 1 Minute Reserve'],
  ['en', '2 minutes and 52 seconds left, then 1 minute of reserve'],
] as const)('says minutes and seconds (%s)', async (lang, said) => {
  await i18n.set(lang)
  const reserve = { reserve_ms: 60_000, reserve_total_ms: 60_000 }
  render(Countdown, { clock: { seat: 0, left_ms: 172_000, total_ms: 180_000, ...reserve } })
  expect(screen.getByRole('timer', { name: said }).textContent).toMatch(/2:52/)
})

it('does not run on while the own connection is down', async () => {
  vi.useFakeTimers()
  const table = new TableSession('ABCDEF')
  table.connection = { kind: 'open' }
  notices.table = table
  const clock = { seat: 0, left_ms: 9000, total_ms: 15000, reserve_ms: 0, reserve_total_ms: 0 }
  render(Countdown, { clock })
  await vi.advanceTimersByTimeAsync(3000)
  expect(screen.getByText('6')).toBeTruthy()
  table.connection = { kind: 'waiting' }
  await tick()
  await vi.advanceTimersByTimeAsync(4000)
  expect(screen.getByText('6')).toBeTruthy()
})
