import { dialogs } from '../../../table/words'
import { words } from '../words'

export function keys(): [string, string][] {
  const t = words.t.table.keys
  return [
    ['G B', t.believe],
    ['A D', t.doubt],
    [dialogs.t.keyArrows, t.arrows],
    [dialogs.t.keyEnter, t.enter],
    ['U', t.unseen],
    ['X', t.swap],
    ['1–9', t.digits],
    [t.eraseKey, t.erase],
    [t.confirmKey, t.confirm],
  ]
}
