import { i18n } from '../../lib/i18n/i18n.svelte'
import type { Occupant } from '../../lib/wire/Occupant'
import type { TableView } from '../../lib/wire/TableView'

export function nameAt(view: TableView, seat: number): string {
  const occupant = view.seats[seat]?.occupant
  return !occupant || occupant.kind === 'free' ? i18n.t.lobby.seatNo(seat + 1) : occupant.name
}

export const isBotPlayed = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === 'person' && occupant.played_by_bot

/** The name of a call of the rules in force. */
export function callAt(view: TableView, call: number): string {
  const info = view.rules.calls[call]
  return info ? i18n.pick(info.name) : ''
}

export function bearLabel(draw: number, miss: boolean): string {
  const t = i18n.t.table
  if (draw > 0 && miss) return t.bearBoth(draw)
  if (draw > 0) return t.bearDraw(draw)
  return miss ? t.bearMiss : t.bear
}
