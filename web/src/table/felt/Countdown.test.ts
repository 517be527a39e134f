import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { notices } from '../../lib/ui/notices.svelte'
import { TableSession } from '../session.svelte'
import Countdown from './Countdown.lazy.svelte'

afterEach(() => {
  vi.useRealTimers()
  notices.table = null
})

it('does not run on while the own line is down', async () => {
  vi.useFakeTimers()
  const table = new TableSession('ABCDEF')
  table.line = { kind: 'open' }
  notices.table = table
  const clock = { seat: 0, left_ms: 9000, total_ms: 15000, reserve_ms: 0, reserve_total_ms: 0 }
  render(Countdown, { clock })
  await vi.advanceTimersByTimeAsync(3000)
  expect(screen.getByText('6')).toBeTruthy()
  table.line = { kind: 'waiting' }
  await tick()
  await vi.advanceTimersByTimeAsync(4000)
  expect(screen.getByText('6')).toBeTruthy()
})
