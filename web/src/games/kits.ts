import { lazy } from '../lib/lazy.svelte'
import type { GameView } from '../lib/wire/GameView'
import type { Kit } from './kit'

export type GameId = GameView['game']

type Kits = { [G in GameId]: () => Promise<Kit<Extract<GameView, { game: G }>>> }

/** What a game needs before its first card is shown. People who play one game never load another. */
const KITS: Kits = {
  mau: async () => (await lazy.get(() => import('./mau/kit'))).open(),
  maxonaut: async () => (await lazy.get(() => import('./maxonaut/kit'))).open(),
}

/** The kit is only ever given views of its own game. */
export const loadKit = (game: GameId) => KITS[game]() as Promise<unknown> as Promise<Kit<GameView>>
