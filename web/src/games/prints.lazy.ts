import type { GameId } from './kits'
import { prints as mau } from './mau/print.lazy'
import { prints as maxonaut } from './maxonaut/print.lazy'
import type { Print } from './print'

const OF: Record<GameId, Print[]> = { mau, maxonaut }

/** All packs that can be printed. */
export const PRINTS: readonly Print[] = Object.values(OF).flat()
