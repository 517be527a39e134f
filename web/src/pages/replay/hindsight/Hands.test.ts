import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Kit } from '../../../games/kit'
import type { GameView } from '../../../lib/wire/GameView'
import { replayApi } from '../api'
import { filmOf, positionAt } from '../fixtures'
import { Player } from '../player.svelte'
import { Positions } from '../positions'
import Hands from './Hands.lazy.svelte'
import { words } from './words'

afterEach(() => vi.restoreAllMocks())

it('asks for the cards of a position once, and for the odds of each who looks', async () => {
  await words.ready()
  const cards = [{ what: '7S', shares: [0.2, 0.2, 0.3, 0.3] }]
  const odds = { step: 0, seat: 0, worlds: 100, cards, ranks: [] }
  const hands = vi.spyOn(replayApi, 'hands').mockResolvedValue(odds)
  const film = filmOf(20)
  const fetched = vi.fn(() =>
    Promise.resolve(film.steps.map((_, step) => positionAt(step, 'open'))),
  )
  const player = new Player(film, new Positions(20, fetched))
  player.eyes = 2
  const kit = { cardName: (card: string) => card } as unknown as Kit<GameView>
  render(Hands, { film, address: { id: film.card.id, key: null }, player, kit })
  await screen.findByRole('table')
  const looks = screen.getByRole<HTMLSelectElement>('combobox')
  expect(hands).toHaveBeenLastCalledWith(expect.anything(), 0, 2)
  looks.selectedIndex = 0
  looks.dispatchEvent(new Event('change', { bubbles: true }))
  await tick()
  expect(hands).toHaveBeenLastCalledWith(expect.anything(), 0, 0)
  await screen.findByRole('table')
  expect(fetched).toHaveBeenCalledOnce()
})

it('says so where nobody else held a card', async () => {
  await words.ready()
  const odds = { step: 0, seat: 0, worlds: 1, cards: [], ranks: [] }
  vi.spyOn(replayApi, 'hands').mockResolvedValue(odds)
  const film = filmOf(20)
  const player = new Player(
    film,
    new Positions(20, () => Promise.resolve(film.steps.map((_, step) => positionAt(step, 'open')))),
  )
  const kit = { cardName: (card: string) => card } as unknown as Kit<GameView>
  render(Hands, { film, address: { id: film.card.id, key: null }, player, kit })
  await screen.findByText('Hier hatte sonst niemand Karten auf der Hand.')
  expect(screen.queryByRole('table')).toBeNull()
})
