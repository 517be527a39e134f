import CardFace from '../../../lib/cards/CardFace.svelte'
import { cardName } from '../../../lib/cards/name'
import { isWorthALine, narrateMau } from '../../../lib/games/mau/narrate'
import { later, words } from '../../../lib/games/mau/words'
import { tellers } from '../../../lib/games/tellers.svelte'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import type { GameView } from '../../../lib/wire/GameView'
import type { MauEvent } from '../../../lib/wire/MauEvent'
import type { TableView } from '../../../lib/wire/TableView'
import type { Kit } from '../kit'
import { progressOf, winnersOf } from './context'
import MauTable from './MauTable.svelte'
import { mau } from './parts'

type MauGame = Extract<GameView, { game: 'mau' }>

function keys(view: TableView): [string, string][] {
  const shared = i18n.t.table
  const { keys: t, letters } = words.t.table
  return [
    [shared.keyArrows, t.arrows],
    [shared.keyEnter, t.enter],
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

const kit: Kit<MauGame> = {
  Game: MauTable,
  Face: CardFace,
  cardName,
  progress: progressOf,
  badge: (game) => (game.sharp ? words.t.table.sharp : ''),
  rows: (count) => words.t.table.rows(count),
  isOver: (game) => game.phase === 'deal_over',
  winners: winnersOf,
  keys,
  // Nobody is asked for the truth where nobody can cheat.
  phrases: ({ rules }) => [
    'feeling_lucky',
    'not_a_chance',
    ...(rules.cheating ? (['believe_me', 'honestly', 'would_i_lie'] as const) : []),
  ],
  sheet: () => later.with(mau.sheet),
  result: () => later.with(mau.result),
  ahead: [...Object.values(mau), later.ahead],
  settings: () => later.with(mau.settings),
}

const soundOf = ({ event }: MauEvent) =>
  event === 'called' ? 'call' : event === 'caught' || event === 'accused' ? 'catch' : null

export async function open(): Promise<Kit<MauGame>> {
  tellers.add('mau', { narrate: narrateMau, isWorthALine, soundOf })
  await words.ready()
  return kit
}
