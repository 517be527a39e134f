import type { TableView } from '../../../lib/wire/TableView'
import { dialogs } from '../../../table/words'
import { callsByHand } from '../context'
import { later, words } from '../words'

type Key = [key: string, does: string]

/** Only what the rules have. */
export function keys(view: TableView): Key[] {
  const { letters } = words.t.table
  const t = later.t.keys
  return [
    [dialogs.t.keyArrows, t.arrows],
    [dialogs.t.keyEnter, t.enter],
    [letters.draw, t.draw],
    [letters.pass, t.pass],
    ...one(callsByHand(view).length > 0, ['M', t.call]),
    ...one(
      view.rules.calls.some(({ enforced }) => enforced === 'others'),
      [letters.catch, t.catch],
    ),
    ...(view.rules.cheating
      ? ([
          ['G', t.cheat],
          ['X', t.accuse],
        ] satisfies Key[])
      : []),
  ]
}

const one = (known: boolean, key: Key): Key[] => (known ? [key] : [])
