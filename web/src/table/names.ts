import { i18n } from '../lib/i18n/i18n.svelte'
import type { Who } from '../lib/i18n/who'
import type { Occupant } from '../lib/wire/Occupant'
import type { TableView } from '../lib/wire/TableView'

export function nameAt(view: TableView, seat: number): string {
  const occupant = view.seats[seat]?.occupant
  return !occupant || occupant.kind === 'free' ? i18n.t.lobby.seatNo(seat + 1) : occupant.name
}

export const whoAt = (view: TableView, seat: number): Who => ({
  you: view.you.seat === seat,
  name: nameAt(view, seat),
})

export const isBotPlayed = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === 'person' && occupant.played_by_bot
