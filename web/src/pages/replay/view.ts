import { i18n } from '../../lib/i18n/i18n.svelte'
import type { Film } from '../../lib/wire/Film'
import type { FilmPosition } from '../../lib/wire/FilmPosition'
import type { GameView } from '../../lib/wire/GameView'
import type { Occupant } from '../../lib/wire/Occupant'
import type { TableEvent } from '../../lib/wire/TableEvent'
import type { TableView } from '../../lib/wire/TableView'
import { peopleOf, type People } from '../../table/log/log'

const seatNo = (seat: number) => i18n.t.lobby.seatNo(seat + 1)

/** What the page of a table shows at this position. Nothing can be done there, and nothing runs. */
export function viewOf(film: Film, { now, rows }: FilmPosition): TableView {
  return {
    ...now,
    code: '',
    rules: film.rules,
    chosen: film.chosen,
    sheet: film.sheet.slice(0, rows),
    evening: now.state === 'finished' ? [film.card] : [],
    seats: now.seats.map((one) => ({ ...one, occupant: named(one.occupant, one.seat) })),
    game: now.game && unplayable(now.game),
    clock: null,
    vote: null,
    pot: null,
    lesson: null,
    shuffle: null,
  }
}

/** The match as a table shows its result. */
export const resultOf = ({ card, rules, sheet }: Film) => ({
  code: '',
  rules,
  sheet,
  evening: [{ ...card, names: card.names.map((name, seat) => name || seatNo(seat)) }],
})

/** Who shares a match may leave out the names. */
const named = (occupant: Occupant, seat: number): Occupant =>
  occupant.kind === 'free' || occupant.name !== '' ? occupant : { ...occupant, name: seatNo(seat) }

const unplayable = (game: GameView): GameView => ({
  ...game,
  legal: [],
  daring: [],
  ...('slips' in game && { slips: false }),
  ...('lay_worth' in game && { lay_worth: [] }),
})

export const eventsOf = ({ events }: FilmPosition): TableEvent[] =>
  events.map((event) =>
    'name' in event && 'seat' in event && event.name === ''
      ? { ...event, name: seatNo(event.seat) }
      : event,
  )

/** Whoever looks through the eyes of others is told about them, not about themselves. */
export function peopleAt(film: Film, view: TableView): People {
  const people = peopleOf(view)
  return { ...people, you: people.you === film.card.you ? people.you : null }
}
