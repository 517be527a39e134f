import CardFace from '../../lib/cards/CardFace.svelte'
import { cardName } from '../../lib/cards/name'
import { LazyValue } from '../../lib/lazy-value.svelte'
import type { GameView } from '../../lib/wire/GameView'
import type { MauEvent } from '../../lib/wire/MauEvent'
import type { Kit } from '../kit'
import { narrators } from '../narrators.svelte'
import { progressOf, winnersOf } from './context'
import MauTable from './felt/MauTable.svelte'
import { mau } from './lazy'
import { later, narration, words } from './words'

type MauGame = Extract<GameView, { game: 'mau' }>

const kit: Kit<MauGame> = {
  Game: MauTable,
  Face: CardFace,
  cardName,
  progress: progressOf,
  badge: (game) => (game.sharp ? words.t.table.sharp : ''),
  rows: (count) => words.t.table.rows(count),
  isOver: (game) => game.phase === 'deal_over',
  winners: winnersOf,
  keys: () => later.with(mau.keys),
  // Phrases about honesty are only offered where somebody can cheat.
  phrases: ({ rules }) => [
    'feeling_lucky',
    'not_a_chance',
    ...(rules.cheating ? (['believe_me', 'honestly', 'would_i_lie'] as const) : []),
  ],
  sheet: () => later.with(mau.sheet),
  result: () => later.with(mau.result),
  narrator: [narration.prefetch, mau.narrate],
  prefetch: [...Object.values(mau), later.prefetch],
  settings: () => later.with(mau.settings),
}

const narrate = new LazyValue(async () => (await narration.with(mau.narrate)).narrateMau)

/** The dealing of single cards is on screen anyway: these lines would bury the others. */
const isLogged = ({ event }: MauEvent) => event !== 'dealt'

const soundOf = ({ event }: MauEvent) =>
  event === 'called' ? 'call' : event === 'caught' || event === 'accused' ? 'catch' : null

export async function open(): Promise<Kit<MauGame>> {
  narrators.add('mau', { narrate, isLogged, soundOf })
  await words.ready()
  return kit
}
