import type { Facts } from './facts'
import type { GameId } from './kits'

const OF = import.meta.glob('./*/facts.lazy.ts', { eager: true, import: 'facts' }) as Record<
  `./${GameId}/facts.lazy.ts`,
  Facts
>

/** What is known of a game. */
export const factsOf = (game: GameId): Facts => OF[`./${game}/facts.lazy.ts`]
