import type { GameEvent } from '../../lib/wire/GameEvent'
import type { MaxEvent } from '../../lib/wire/MaxEvent'
import type { MaxView } from '../../lib/wire/MaxView'

/** A game of Maxonaut for tests: the viewer is at seat 0 and has to judge what seat 1 said. */
export function maxView(change: Partial<MaxView> = {}): { game: 'maxonaut' } & MaxView {
  return {
    game: 'maxonaut',
    viewer: 0,
    round: 1,
    starter: 1,
    turn: 0,
    phase: { phase: 'judge', may_believe: true, accept_costs: 0, doubt_costs: 1 },
    direction: 'clockwise',
    limit: 5,
    players: [
      { seat: 0, cards: 0, points: 0 },
      { seat: 1, cards: 2, points: 0 },
    ],
    hand: [],
    draw_pile: 60,
    discard_pile: 4,
    top: [
      { by: 1, from: 'hand', card: null },
      { by: 1, from: 'hand', card: null },
    ],
    worth: { worth: 'unknown' },
    known: [],
    history: [{ seat: 1, said: '54', claim: '54', from: ['hand', 'hand'] }],
    reveal: null,
    legal: [{ move: 'believe' }, { move: 'doubt' }],
    lay_worth: [],
    daring: [],
    ...change,
  }
}

export const maxEvents = (...events: MaxEvent[]): GameEvent[] =>
  events.map((event) => ({ game: 'maxonaut', ...event }))
