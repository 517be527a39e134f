import { words } from '../../../lib/games/mau/words'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import type { MauHarm } from '../../../lib/wire/MauHarm'
import type { MauView } from '../../../lib/wire/MauView'
import type { TableView } from '../../../lib/wire/TableView'

/** The name of a call of the rules in force. */
export function callAt(view: TableView, call: number): string {
  const info = view.rules.calls[call]
  return info ? i18n.pick(info.name) : ''
}

/** Calling too early may be legal and costly: only a call that is due is pointed out. */
export function isCallDue(view: TableView, game: MauView, call: number): boolean {
  const mine = game.players[game.viewer ?? -1]
  const at = view.rules.calls[call]?.at ?? null
  return (at !== null && game.hand.length === at + 1) || (mine?.open.includes(call) ?? false)
}

/** What the button says with which a penalty is taken: `4 ziehen, aussetzen`. */
export function bearLabel(harm: MauHarm): string {
  const text = words.t.table.bear(harm)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** How far the match is, in words: round and deal. */
export function progressOf(game: MauView): string {
  const t = words.t.table
  return [
    game.rounds !== null ? t.roundOf(game.round, game.rounds) : '',
    game.deals !== null && game.deals > 1 ? t.dealOf(game.deal, game.deals) : t.deal(game.deal),
  ]
    .filter(Boolean)
    .join(' · ')
}

export function euros(cents: number): string {
  const format = new Intl.NumberFormat(i18n.lang, { style: 'currency', currency: 'EUR' })
  return format.format(cents / 100)
}
