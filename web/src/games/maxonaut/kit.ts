import { LazyValue } from '../../lib/lazy-value.svelte'
import { lazy } from '../../lib/lazy.svelte'
import type { GameView } from '../../lib/wire/GameView'
import type { MaxEvent } from '../../lib/wire/MaxEvent'
import type { Kit } from '../kit'
import { narrators } from '../narrators.svelte'
import MaxFace from './cards/MaxFace.svelte'
import MaxTable from './felt/MaxTable.svelte'
import { max } from './lazy'
import { cardName } from './name'
import { narration, words } from './words'

type MaxGame = Extract<GameView, { game: 'maxonaut' }>

const kit: Kit<MaxGame> = {
  Game: MaxTable,
  Face: MaxFace,
  cardName,
  progress: (game) => words.t.table.progress(game.round, game.limit),
  badge: () => '',
  rows: (count) => words.t.table.rows(count),
  isOver: (game) => game.phase.phase === 'over',
  winners: (view) => view.evening.at(-1)?.winners ?? [],
  keys: () => lazy.get(max.keys),
  phrases: () => [
    'believe_me',
    'honestly',
    'would_i_lie',
    'feeling_lucky',
    'doubt_me',
    'not_a_chance',
  ],
  sheet: () => lazy.get(max.sheet),
  result: () => lazy.get(max.result),
  narrator: [narration.prefetch, max.narrate],
  prefetch: Object.values(max),
  settings: () => lazy.get(max.settings),
}

const narrate = new LazyValue(async () => (await narration.with(max.narrate)).narrateMax)

/** The penalty has been reported; the next line is about the next round. */
const isLogged = ({ event }: MaxEvent) => event !== 'round_ended'

/** An announcement is the call of this game; a doubt catches, or is caught itself. */
const soundOf = ({ event }: MaxEvent) =>
  event === 'announced' ? 'call' : event === 'doubted' ? 'catch' : null

export async function open(): Promise<Kit<MaxGame>> {
  narrators.add('maxonaut', { narrate, isLogged, soundOf })
  await words.ready()
  return kit
}
