import type { GameId } from './kits'

/** What pages without a table ask about a game, which is no reason to load it. */
type Facts = {
  /** Whether its rules can be built in the editor. */
  built: boolean
}

export const FACTS: Record<GameId, Facts> = {
  mau: { built: true },
  maxonaut: { built: false },
}
