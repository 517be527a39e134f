import { i18n } from '../i18n/i18n.svelte'
import { LazyValue } from '../lazy-value.svelte'
import { lazy } from '../lazy.svelte'
import { settings } from '../settings.svelte'
import type { Suit } from '../wire/Suit'
import type { Text } from '../wire/Text'
import { ownDeck, ownDrawing } from './deck.svelte'
import { INDICES, indexOf, PIPS } from './glyphs'
import type { OwnDeck } from './look'
import type { Rank } from './parse'

/** German-suited faces: fetched when somebody has chosen them. */
const german = new LazyValue(() => lazy.get(() => import('./german.lazy')))

/** What is drawn and said in place of French suits; null while these are. */
export function germanFaces() {
  if (!settings.german.on) return null
  void german.ready()
  return german.value
}

/** The shape of a suit, in a box from -10 to 10. */
export function pipOf(suit: Suit): string {
  const own = ownDeck()
  if (own) return ownDrawing()?.symbolOf(own.suits.get(suit)?.symbol) ?? ''
  return (germanFaces()?.PIPS ?? PIPS)[suit]
}

/** In which colour a suit is drawn; null: that of its class. */
export function inkOfSuit(suit: Suit): string | null {
  const own = ownDeck()
  return (own && ownDrawing()?.inkOf(own.suits.get(suit)?.ink)) ?? null
}

/** What stands in the corner, as strokes in a box of 20 by 26. */
export const cornerOf = (rank: Rank): string =>
  germanFaces()?.CORNERS[rank] ?? INDICES[indexOf(rank, i18n.lang)]

/** The words for cards, as the reader has chosen them. */
export function cardWords(): typeof i18n.t.cards {
  const own = ownDeck()
  if (own) return ownWords(own)
  const faces = germanFaces()
  return faces ? { ...i18n.t.cards, ...faces.WORDS[i18n.lang] } : i18n.t.cards
}

/** The words of a deck of one's own; what it does not name is called as always. */
function ownWords(own: OwnDeck): typeof i18n.t.cards {
  const { cards } = i18n.t
  const named = (of: ReadonlyMap<string, { name: Text }>) =>
    Object.fromEntries([...of].map(([key, { name }]) => [key, i18n.pick(name)]))
  return {
    ...cards,
    ranks: { ...cards.ranks, ...named(own.ranks) },
    suits: { ...cards.suits, ...named(own.suits) },
    colours: { red: i18n.pick(own.look.red), black: i18n.pick(own.look.black) },
  }
}
