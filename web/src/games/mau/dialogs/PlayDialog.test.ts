import { render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { gameView, tableView } from '../../../lib/fixtures/views'
import { rulesApi } from '../../../lib/paper/rules-api'
import type { MauClaim } from '../../../lib/wire/MauClaim'
import type { Play } from '../moves/options'
import PlayDialog from './PlayDialog.lazy.svelte'

beforeAll(() => {
  const told = { cards: ['3H', '3D'], name: '3', special: true, lines: [] }
  vi.spyOn(rulesApi, 'rulesText').mockResolvedValue({
    title: '',
    length: '',
    sections: [],
    cards: [{ ...told, claim: 'Du darfst die Karte darunter nehmen.' }],
  })
})

const lay = (card: string, more: Partial<Play> = {}): Play => ({ move: 'play', card, ...more })

function dialog(plays: Play[], claims: MauClaim[] = []) {
  const onplay = vi.fn()
  const game = gameView({ claims })
  const view = tableView(game)
  render(PlayDialog, { view, game, plays, onplay, onclose: () => undefined })
  return onplay
}
const tap = async (name: string) => {
  ;(await screen.findByLabelText(name)).click()
}

describe('the questions', () => {
  const joker = [
    lay('XR', { wish: '7' }),
    lay('XR', { wish: 'K' }),
    lay('XR', { as: '7H' }),
    lay('XR', { as: 'JS', wish: 'clubs' }),
    lay('XR', { as: 'JS', wish: 'hearts' }),
  ]

  it('name the card a joker stands for, and then its wish', async () => {
    const onplay = dialog(joker)
    await screen.findByText('Joker rot: Wofür steht er?')
    await tap('Pik Bube')
    ;(await screen.findByText('Herz')).closest('button')?.click()
    expect(onplay).toHaveBeenCalledWith(joker[4])
  })

  it('let a joker wish a rank instead', async () => {
    const onplay = dialog(joker)
    ;(await screen.findByText('Ein Wunsch')).click()
    ;(await screen.findByText('König')).closest('button')?.click()
    expect(onplay).toHaveBeenCalledWith(joker[1])
  })

  it('name a single card that is wished, first its suit, or none', async () => {
    const wishes = ['KH', '7S'].map((wish) => lay('JD', { wish }))
    const onplay = dialog([lay('JD'), ...wishes])
    expect(await screen.findByLabelText('Farbe der Karte')).toBeTruthy()
    ;(await screen.findByLabelText('Herz')).click()
    await tap('Herz König')
    expect(onplay).toHaveBeenCalledWith(wishes[0])
    ;(await screen.findByText('Kein Wunsch')).click()
    expect(onplay).toHaveBeenLastCalledWith(lay('JD'))
  })

  it('are answered with figures too', async () => {
    const wishes = ['clubs', 'spades', 'hearts'].map((wish) => lay('JD', { wish }))
    const onplay = dialog([lay('JD'), ...wishes])
    await screen.findByText('Kein Wunsch')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '2' }))
    expect(onplay).toHaveBeenCalledWith(wishes[1])
  })

  it('say what a claim does', async () => {
    const onplay = dialog(
      [lay('3H'), lay('3H', { claim: true })],
      [{ card: '3H', buys: true, harm: null }],
    )
    await screen.findByText('Herz 9 kaufen?')
    await screen.findByText('Du darfst die Karte darunter nehmen.')
    screen.getByText('Ja, auf die Hand nehmen').click()
    expect(onplay).toHaveBeenCalledWith(lay('3H', { claim: true }))
  })
})
