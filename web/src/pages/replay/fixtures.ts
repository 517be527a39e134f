import { gameView, rules, tableView } from '../../lib/fixtures/views'
import type { Film } from '../../lib/wire/Film'
import type { FilmPosition } from '../../lib/wire/FilmPosition'
import type { Eyes } from './place'

/** A match of so many steps, for tests: a turn has two of them, a deal ten. */
export function filmOf(steps: number, change: Partial<Film> = {}): Film {
  return {
    card: {
      id: 'K7P4QX-1',
      no: 1,
      game: 'mau',
      rules: rules.name,
      differs: null,
      names: ['Anna', 'Berta', 'Carl', 'Dora'],
      points: [3, 0, 5, 1],
      winners: [2],
      rows: 2,
      ended_early: false,
      ended: 0,
      steps,
      you: 0,
    },
    begun: 0,
    rules,
    chosen: { base: 'live', options: {} },
    seats: 4,
    sheet: [1, 2].map((deal) => ({
      deal,
      dealer: 0,
      round: 1,
      sharp: false,
      points: [1, 0, 2, 0],
    })),
    deals: Array.from({ length: Math.ceil(steps / 10) }, (_, at) => ({
      deal: at + 1,
      step: at * 10,
    })),
    steps: Array.from({ length: steps }, (_, step) => ({
      ms: step * 1000,
      seat: step % 4,
      by_bot: false,
      deal: Math.floor(step / 10) + 1,
      turn: Math.floor(step / 2) + 1,
      marks: step % 7 === 3 ? ['call' as const] : [],
    })),
    can_share: true,
    cannot_save: null,
    ...change,
  }
}

/** A position in which seat 1 has just passed. */
export function positionAt(step: number, eyes: Eyes): FilmPosition {
  const seat = eyes === 'open' ? null : eyes
  const game = gameView({ viewer: seat, turn: step % 4, legal: [{ move: 'draw' }], slips: true })
  const view = tableView(game)
  return {
    step,
    events: [{ type: 'game', event: { game: 'mau', event: 'passed', seat: 1 } }],
    move: null,
    now: { ...view, you: { ...view.you, seat } },
    rows: step < 10 ? 0 : 1,
    open: null,
  }
}
