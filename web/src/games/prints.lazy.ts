import type { Print } from './print'

const OF = import.meta.glob<{ prints: Print[] }>('./*/print.lazy.ts', { eager: true })

/** All packs that can be printed: those of every game. */
export const PRINTS: readonly Print[] = Object.values(OF).flatMap(({ prints }) => prints)
