import { i18n } from '../../lib/i18n/i18n.svelte'
import type { Card } from '../../lib/wire/Card'
import type { MauHarm } from '../../lib/wire/MauHarm'
import type { MauMove } from '../../lib/wire/MauMove'
import type { MauView } from '../../lib/wire/MauView'
import type { TableView } from '../../lib/wire/TableView'
import type { Text } from '../../lib/wire/Text'
import { words } from './words'

const named = (name: Text | undefined) => (name ? i18n.pick(name) : '')

/** The name of a call of the rules in force. */
export const callAt = ({ rules }: TableView, call: number) => named(rules.calls[call]?.name)

/** What somebody is charged with. */
export const chargeAt = ({ rules }: TableView, charge: number) => named(rules.charges[charge])

/** Why something happened, as the rules of the table say it; empty where there is nothing to say. */
export const causeAt = ({ rules }: TableView, id: string) =>
  named(rules.causes?.find((cause) => cause.id === id)?.text)

/** Calling too early may be legal and costly: only a call that would be right is pointed out. */
export function isCallRight(game: MauView, call: number): boolean {
  return game.calls.some((one) => one.call === call && one.right && !one.said)
}

/** The call that a key makes: one that would be right, otherwise on one's own turn the first that can be made. */
export function keyCall(game: MauView, calls: readonly number[]): number | undefined {
  const right = calls.find((call) => isCallRight(game, call))
  return right ?? (game.turn === game.viewer ? calls[0] : undefined)
}

/** The first other seat in the view, for questions about nobody in particular. */
export const firstOther = (game: MauView): number =>
  game.players.find(({ seat }) => seat !== game.viewer)?.seat ?? 0

/** The calls that are made by hand: what the table says by itself needs no button. */
export const callsByHand = (view: TableView): { id: string; call: number }[] =>
  view.rules.calls.flatMap(({ id, enforced }, call) =>
    enforced === 'automatic' ? [] : [{ id, call }],
  )

/** A catch when nobody can be caught, to ask why: nobody in particular, about the first call that
 * is enforced by the others. Null where the rules have no catching. */
export function catchingNobody(
  view: TableView,
  game: MauView,
): Extract<MauMove, { move: 'catch' }> | null {
  const call = view.rules.calls.findIndex(({ enforced }) => enforced === 'others')
  return call < 0 ? null : { move: 'catch', seat: firstOther(game), call }
}

/** After an announcement: the cards that make it come true. */
export function announcedWith(game: MauView): Set<Card> {
  const moves = game.calls.filter(({ said }) => said).flatMap((call) => call.with)
  return new Set(
    moves.flatMap((at) => {
      const move = game.legal[at]
      return move?.move === 'play' ? [move.card] : []
    }),
  )
}

/** The label of the button that takes a penalty: `4 ziehen, aussetzen`. */
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

/** Who has won the match, or else the deal. */
export const winnersOf = (view: TableView, game: MauView): number[] =>
  view.state === 'finished'
    ? (view.evening.at(-1)?.winners ?? [])
    : game.players.filter((player) => player.place === 1).map((player) => player.seat)
