import { lazy, type Load } from '../lib/lazy.svelte'
import type { GameView } from '../lib/wire/GameView'
import type { Kit } from './kit'

export type GameId = GameView['game']

type Open = { open: () => Promise<Kit<GameView>> }

/** What a game needs before its first card is shown. People who play one game never load another.
 * That each game has one says `cargo xtask tidy`. */
const KITS = import.meta.glob('./*/kit.ts') as Record<`./${GameId}/kit.ts`, Load<Open>>

/** The kit is only ever given views of its own game. */
export const loadKit = (game: GameId) =>
  lazy.get(KITS[`./${game}/kit.ts`]).then((kit) => kit.open())
