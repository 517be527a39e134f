import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { gameView, rules, tableView } from '../../../lib/fixtures/views'
import type { MauMove } from '../../../lib/wire/MauMove'
import Others from '../felt/Others.svelte'
import { Plays } from '../moves/plays'

const NAMES = [/^Berta erwischen/, /^Carl erwischen/, /^Dora erwischen/]
const everybody: MauMove[] = [1, 2, 3].map((seat) => ({ move: 'catch', seat, call: 0 }))

/** The others at a table where catching in vain costs so many cards. */
function others(cost: number, game: Partial<Parameters<typeof gameView>[0]>) {
  const onmove = vi.fn()
  const onwhy = vi.fn()
  const [call] = rules.calls
  if (!call) throw new Error('a call')
  const calls = [{ ...call, false_catch: cost }]
  const shown = gameView(game)
  const props = {
    view: tableView(shown, { rules: { ...rules, calls } }),
    game: shown,
    plays: new Plays(shown, false),
    bubbles: {},
    most: 100,
    middle: createRawSnippet(() => ({ render: () => '<i></i>' })),
    busy: false,
    onmove,
    onwhy,
  }
  return { onmove, onwhy, ...render(Others, props) }
}

describe('the red button at a seat', () => {
  it('is there for every other seat, and says what it costs', async () => {
    const { onmove } = others(2, { daring: everybody })
    for (const name of NAMES) expect(await screen.findByRole('button', { name })).toBeTruthy()
    const carl = screen.getByRole('button', { name: /^Carl erwischen.*ziehst du 2 Karten$/ })
    expect(carl.classList.contains('open')).toBe(false)
    carl.click()
    expect(onmove).toHaveBeenCalledWith({ move: 'catch', seat: 2, call: 0 })
  })

  it('keeps its place and is loud where something has been left out', async () => {
    const legal: MauMove[] = [{ move: 'catch', seat: 2, call: 0 }]
    const irregular = everybody.filter((move) => move.move === 'catch' && move.seat !== 2)
    const { onmove } = others(1, { legal, daring: irregular })
    const carl = await screen.findByRole('button', { name: 'Carl erwischen: „Mau“ fehlt' })
    expect(carl.classList.contains('open')).toBe(true)
    carl.click()
    expect(onmove).toHaveBeenCalledWith({ move: 'catch', seat: 2, call: 0 })
    expect(screen.getAllByRole('button')).toHaveLength(3)
  })

  it('does nothing for who plays no further, but asks why', async () => {
    const { onmove, onwhy } = others(2, {})
    const carl = await screen.findByRole('button', { name: /^Carl erwischen/ })
    expect(carl.getAttribute('aria-disabled')).toBe('true')
    carl.click()
    expect(onmove).not.toHaveBeenCalled()
    expect(onwhy).toHaveBeenCalledWith({ move: 'catch', seat: 2, call: 0 })
  })

  it('is nowhere under rules where catching in vain costs nothing', async () => {
    others(0, { legal: [{ move: 'catch', seat: 2, call: 0 }] })
    await new Promise((done) => setTimeout(done, 50))
    expect(screen.queryAllByRole('button')).toHaveLength(0)
  })
})
