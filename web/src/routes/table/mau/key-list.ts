import { later, words } from '../../../lib/games/mau/words'
import { evening } from '../../../lib/table/words'
import type { TableView } from '../../../lib/wire/TableView'

export function keys(view: TableView): [string, string][] {
  const { letters } = words.t.table
  const t = later.t.keys
  return [
    [evening.t.keyArrows, t.arrows],
    [evening.t.keyEnter, t.enter],
    [letters.draw, t.draw],
    [letters.pass, t.pass],
    ['M', t.call],
    [letters.catch, t.catch],
    ...(view.rules.cheating
      ? ([
          ['G', t.cheat],
          ['X', t.accuse],
        ] satisfies [string, string][])
      : []),
  ]
}
