import type { MaxView } from '../../../lib/wire/MaxView'
import type { MaxWorth } from '../../../lib/wire/MaxWorth'
import type { TableView } from '../../../lib/wire/TableView'
import { nameAt } from '../../../table/names'
import { words } from '../words'
import { isYou } from '../you'

/** What is asked of the reader, or what everybody waits for. */
export function promptOf(view: TableView, game: MaxView): string {
  const t = words.t.table
  const { phase } = game
  const mine = isYou(view, game, game.turn)
  const name = nameAt(view, game.turn)
  switch (phase.phase) {
    case 'judge':
      if (!mine) return t.judging(name)
      return phase.may_believe ? t.askJudge : t.askMustDoubt
    case 'lay':
      if (!mine) return t.laying(name)
      return phase.opening ? t.askOpening : t.askLay
    case 'announce':
      if (!mine) return t.announcing(name, words.t.laidShort(phase.laid))
      return game.history.length === 0 ? t.askAnyValue : t.askAnnounce
    case 'trap':
      if (!mine) return t.asked(name)
      return phase.virus && phase.bomb ? t.askBoth : phase.virus ? t.askVirus : t.askBomb
    case 'over':
      return ''
  }
}

/** What two cards are worth, as far as the reader knows; empty where nothing can be said. */
export function worthText(worth: MaxWorth): string {
  const t = words.t.table
  if (worth.worth === 'value') return t.worthIs(worth.claim)
  return worth.worth === 'unknown' ? '' : (t.worth[worth.worth] ?? '')
}
