import MaxFace from '../../../lib/games/maxonaut/cards/MaxFace.svelte'
import { cardName } from '../../../lib/games/maxonaut/name'
import { isWorthALine, narrateMax } from '../../../lib/games/maxonaut/narrate'
import { words } from '../../../lib/games/maxonaut/words'
import { tellers } from '../../../lib/games/tellers.svelte'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import { parts } from '../../../lib/parts.svelte'
import type { GameView } from '../../../lib/wire/GameView'
import type { MaxEvent } from '../../../lib/wire/MaxEvent'
import type { Kit } from '../kit'
import MaxTable from './MaxTable.svelte'
import { max } from './parts'

type MaxGame = Extract<GameView, { game: 'maxonaut' }>

function keys(): [string, string][] {
  const t = words.t.table.keys
  return [
    ['G B', t.believe],
    ['A D', t.doubt],
    [i18n.t.table.keyArrows, t.arrows],
    [i18n.t.table.keyEnter, t.enter],
    ['U', t.unseen],
    ['X', t.swap],
    ['1–9', t.digits],
    [t.eraseKey, t.erase],
    [t.confirmKey, t.confirm],
  ]
}

const kit: Kit<MaxGame> = {
  Game: MaxTable,
  Face: MaxFace,
  cardName,
  progress: (game) => words.t.table.progress(game.round, game.limit),
  badge: () => '',
  rows: (count) => words.t.table.rows(count),
  isOver: (game) => game.phase.phase === 'over',
  winners: (view) => view.evening.at(-1)?.winners ?? [],
  keys,
  phrases: () => [
    'believe_me',
    'honestly',
    'would_i_lie',
    'feeling_lucky',
    'doubt_me',
    'not_a_chance',
  ],
  sheet: () => parts.get(max.sheet),
  result: () => parts.get(max.result),
  ahead: Object.values(max),
  settings: () => parts.get(max.settings),
}

/** An announcement is the call of this game; a doubt catches, or is caught itself. */
const soundOf = ({ event }: MaxEvent) =>
  event === 'announced' ? 'call' : event === 'doubted' ? 'catch' : null

export async function open(): Promise<Kit<MaxGame>> {
  tellers.add('maxonaut', { narrate: narrateMax, isWorthALine, soundOf })
  await words.ready()
  return kit
}
