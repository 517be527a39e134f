import { render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { gameView, tableView } from '../../../lib/fixtures/views'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import { TableSession } from '../../../lib/table/table.svelte'
import type { MauView } from '../../../lib/wire/MauView'
import ResultDialog from './ResultDialog.svelte'

type Over = Extract<MauView, { phase: 'deal_over' }>

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})

function result(winners: number[]) {
  const base = gameView()
  const game: { game: 'mau' } & Over = {
    ...base,
    phase: 'deal_over',
    ending: 'out',
    points: [11, 0, 0, 0],
    hands: [[], ['7S'], ['JC', 'QH'], ['AD']],
    winners,
    kitty: [],
    goes_on: winners.length === 0,
    players: base.players.map((p) => ({
      ...p,
      place: p.seat === 0 ? 1 : null,
      score: p.seat === 0 ? 25 : 3,
    })),
  }
  const table = new TableSession('K7P4QX')
  const send = vi.spyOn(table, 'send')
  const view = tableView(game, { state: winners.length ? 'finished' : 'between_deals' })
  render(ResultDialog, { table, view, game, onclose: () => undefined })
  return send
}

const button = (name: string) => screen.getByText(name, { selector: 'button' })

describe('the result', () => {
  it('shows who won the round, what the others held, and goes on', () => {
    const send = result([])
    expect(screen.getByText('Du gewinnst die Runde!')).toBeTruthy()
    for (const card of ['Pik 7', 'Kreuz Bube', 'Herz Dame', 'Karo Ass']) {
      expect(screen.getByLabelText(card)).toBeTruthy()
    }
    button('Nächste Runde geben').click()
    expect(send).toHaveBeenCalledWith({ do: 'next_deal' })
  })

  it('ends the match with its winners and offers a rematch', () => {
    const send = result([1])
    expect(screen.getByText('Berta gewinnt!')).toBeTruthy()
    button('Revanche').click()
    expect(send).toHaveBeenCalledWith({ do: 'rematch' })
  })

  it('names all who win together, in English too', async () => {
    await i18n.set('en')
    result([1, 2])
    expect(screen.getByText('Berta and Carl win!')).toBeTruthy()
  })
})
