import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameView, tableView } from '../../../lib/fixtures/views'
import { notices } from '../../../lib/ui/notices.svelte'
import { TableSession } from '../../../table/session.svelte'
import Accuse from './Accuse.lazy.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function button(seat: number | null) {
  const onmove = vi.fn()
  const onwhy = vi.fn()
  const view = tableView(gameView())
  const { rerender } = render(Accuse, {
    view,
    seats: seat === null ? [] : [seat],
    other: 3,
    busy: false,
    onmove,
    onwhy,
  })
  return { onmove, onwhy, rerender, tap: () => screen.getByRole('button').click() }
}

describe('the accusation', () => {
  it('names who has just acted, and is made by one tap', () => {
    const { onmove, tap } = button(1)
    expect(screen.getByTitle('Berta des Mogelns beschuldigen')).toBeTruthy()
    vi.advanceTimersByTime(500)
    tap()
    expect(onmove).toHaveBeenCalledWith({ move: 'accuse', seat: 1 })
  })

  it('does not hit the one whose name has only just come', async () => {
    const { onmove, rerender, tap } = button(1)
    vi.advanceTimersByTime(500)
    await rerender({ seats: [2] })
    const table = new TableSession('ABCDEF')
    notices.table = table
    tap()
    expect(onmove).not.toHaveBeenCalled()
    expect(table.reason?.text.de).toMatch(/^Sieh erst hin/)
    vi.advanceTimersByTime(500)
    tap()
    expect(onmove).toHaveBeenCalledWith({ move: 'accuse', seat: 2 })
  })

  it('keeps its place when there is nobody to accuse, and asks why', () => {
    const { onmove, onwhy, tap } = button(null)
    vi.advanceTimersByTime(500)
    tap()
    expect(onmove).not.toHaveBeenCalled()
    expect(onwhy).toHaveBeenCalledWith({ move: 'accuse', seat: 3 })
  })

  it('has one more for each move before, which no key makes', () => {
    const onmove = vi.fn()
    const view = tableView(gameView())
    render(Accuse, { view, seats: [2, 1], other: 1, busy: false, onmove, onwhy: vi.fn() })
    const one = screen.getByRole('button', { name: 'Vorher: Berta' })
    expect(one.getAttribute('aria-keyshortcuts')).toBeNull()
    vi.advanceTimersByTime(500)
    one.click()
    expect(onmove).toHaveBeenCalledWith({ move: 'accuse', seat: 1 })
  })
})
