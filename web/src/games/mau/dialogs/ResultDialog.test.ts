import { render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { gameView, tableView } from '../../../lib/fixtures/views'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import type { MauView } from '../../../lib/wire/MauView'
import { TableSession } from '../../../table/session.svelte'
import ResultDialog from './ResultDialog.lazy.svelte'

type Over = Extract<MauView, { phase: 'deal_over' }>

const PERSON = {
  kind: 'person',
  person: 12,
  name: 'Gus',
  connected: true,
  played_by_bot: false,
  host: false,
  bot_in_ms: null,
  away: null,
} as const

const does = { onclose: () => undefined, onpeople: vi.fn() }
const match = {
  no: 1,
  game: 'mau',
  rules: { de: 'Live Mau-Mau', en: 'Live Mau-Mau' },
  names: ['Anna', 'Berta', 'Carl', 'Dora'],
  points: [25, 3, 3, 3],
  winners: [1],
  rows: 1,
  ended_early: false,
}

function result(winners: number[], lost: number[] = []) {
  const base = gameView()
  const game: { game: 'mau' } & Over = {
    ...base,
    phase: 'deal_over',
    ending: 'out',
    points: [11, 0, 0, 0],
    hands: [[], ['7S'], ['JC', 'QH'], ['AD']],
    winners,
    kitty: [],
    losers: winners.length > 0 ? [] : lost,
    match_losers: winners.length > 0 ? lost : [],
    goes_on: winners.length === 0,
    players: base.players.map((p) => ({
      ...p,
      place: p.seat === 0 ? 1 : null,
      score: p.seat === 0 ? 25 : 3,
    })),
  }
  const table = new TableSession('K7P4QX')
  const send = vi.spyOn(table, 'send')
  const over = winners.length > 0
  const evening = over ? [{ ...match, winners }] : []
  const view = tableView(game, { state: over ? 'finished' : 'between_deals', evening })
  render(ResultDialog, { table, view, game, ...does })
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

  it('tells partners that they have won together', () => {
    result([0, 2])
    expect(screen.getByText('Gewonnen: du und Carl!')).toBeTruthy()
    result([1, 3])
    expect(screen.getByText('Berta und Dora gewinnen!')).toBeTruthy()
  })

  it('names who has lost, where the rules do', () => {
    result([], [2])
    expect(screen.getByText('Carl hat die Runde verloren.')).toBeTruthy()
    result([1], [0])
    expect(screen.getByText('Du hast die Partie verloren.')).toBeTruthy()
  })

  it('names who is left where all others have gone, and how there can be a rematch', async () => {
    const game = gameView()
    const table = new TableSession('K7P4QX')
    const base = tableView(game)
    const [anna, ...others] = base.seats
    const gone = others.map((one) => ({
      ...one,
      occupant: { ...PERSON, connected: false, played_by_bot: true, away: 'left' as const },
    }))
    const view = tableView(game, {
      state: 'finished',
      manner: { ...base.manner, stake: 250 },
      seats: anna ? [anna, ...gone] : [],
      evening: [{ ...match, winners: [0], ended_early: true }],
    })
    render(ResultDialog, { table, view, game, ...does })
    expect(screen.getByText('Du gewinnst!')).toBeTruthy()
    expect(screen.queryByText('keine Karten mehr')).toBeNull()
    expect(screen.queryByText('Revanche', { selector: 'button' })).toBeNull()
    ;(await screen.findByText('Leute am Tisch', { selector: 'button' })).click()
    expect(does.onpeople).toHaveBeenCalledOnce()
  })

  it('names all who win together, in English too', async () => {
    await i18n.set('en')
    result([1, 2])
    expect(screen.getByText('Berta and Carl win!')).toBeTruthy()
  })
})
