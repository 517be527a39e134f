import { i18n } from '../i18n/i18n.svelte'
import { Late } from '../late.svelte'
import { lazy } from '../lazy.svelte'
import { settings } from '../settings.svelte'
import type { Suit } from '../wire/Suit'
import { INDICES, indexOf, PIPS } from './glyphs'
import type { Rank } from './parse'

/** German-suited faces: fetched when somebody has chosen them. */
const german = new Late(() => lazy.get(() => import('./german.lazy')))

/** What is drawn and said in place of French suits; null while these are. */
export function germanFaces() {
  if (!settings.german.on) return null
  void german.ready()
  return german.now
}

/** The shape of a suit, in a box from -10 to 10. */
export const pipOf = (suit: Suit): string => (germanFaces()?.PIPS ?? PIPS)[suit]

/** What stands in the corner, as strokes in a box of 20 by 26. */
export const cornerOf = (rank: Rank): string =>
  germanFaces()?.CORNERS[rank] ?? INDICES[indexOf(rank, i18n.lang)]

/** The words for cards, as the reader has chosen them. */
export function cardWords(): typeof i18n.t.cards {
  const faces = germanFaces()
  return faces ? { ...i18n.t.cards, ...faces.WORDS[i18n.lang] } : i18n.t.cards
}
