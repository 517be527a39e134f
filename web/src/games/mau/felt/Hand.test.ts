import { render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { gameView, legal } from '../../../lib/fixtures/views'
import { settings } from '../../../lib/settings.svelte'
import type { MauMove } from '../../../lib/wire/MauMove'
import { Plays } from '../moves/plays'
import Hand from './Hand.svelte'

function hand(moves: MauMove[], busy = false) {
  const onlay = vi.fn()
  const onwhy = vi.fn()
  const game = gameView({ legal: moves })
  const plays = new Plays(game, false)
  const uses = plays.uses()
  const acting = uses.size > 0 || plays.legal.draw
  render(Hand, { game, uses, acting, busy, origin: () => null, onuse: onlay, onwhy })
  return { onlay, onwhy, cards: screen.getAllByRole('button') }
}

const labels = (cards: HTMLElement[]) => cards.map((card) => card.getAttribute('aria-label'))

describe('the hand', () => {
  it('offers exactly the cards that may be laid', () => {
    const { cards, onlay, onwhy } = hand(legal)
    expect(labels(cards)).toEqual([
      'Kreuz König, passt jetzt nicht',
      'Kreuz Ass, passt jetzt nicht',
      'Karo 8, passt jetzt nicht',
      'Karo Bube legen',
      'Pik 9 legen',
      'Herz 7 legen',
    ])
    for (const card of cards) card.click()
    expect(onlay.mock.calls.flat()).toEqual(['JD', '9S', '7H'])
    // The others ask why not.
    expect(onwhy.mock.calls.flat()).toEqual(['KC', 'AC', '8D'])
  })

  it('offers nothing while another plays, and does not dim anything', () => {
    const { cards, onlay } = hand([{ move: 'call', call: 0 }])
    for (const card of cards) card.click()
    expect(onlay).not.toHaveBeenCalled()
    expect(labels(cards)).toContain('Herz 7')
    expect(cards.every((card) => !card.classList.contains('dimmed'))).toBe(true)
  })

  it('takes no second card while the first is on its way', () => {
    const { cards, onlay } = hand(legal, true)
    for (const card of cards) card.click()
    expect(onlay).not.toHaveBeenCalled()
  })

  it('waits for a second tap where the reader wants it so', async () => {
    settings.confirm.on = true
    const { onlay } = hand(legal)
    screen.getByLabelText('Herz 7 legen').click()
    expect(onlay).not.toHaveBeenCalled()
    ;(await screen.findByLabelText('Noch mal tippen: Herz 7 legen')).click()
    expect(onlay).toHaveBeenCalledWith('7H')
    settings.confirm.on = false
  })

  it('is gone through with the arrow keys', async () => {
    const { cards } = hand(legal)
    cards[0]?.focus()
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['End', 5],
      ['ArrowRight', 0],
      ['ArrowLeft', 5],
    ] as const) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await vi.waitFor(() => expect(document.activeElement).toBe(cards[at]))
    }
  })
})
