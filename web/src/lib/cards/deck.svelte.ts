import { LazyValue } from '../lazy-value.svelte'
import { lazy } from '../lazy.svelte'
import type { DeckLook } from '../wire/DeckLook'
import { readDeck, type OwnDeck } from './look'

/** What draws a deck of one's own: fetched when a table plays with one. */
const drawing = new LazyValue(() => lazy.get(() => import('./own.lazy')))

let own = $state.raw<OwnDeck | null>(null)

/** The deck to take names of cards from while a sentence about a table is made; unset otherwise. */
export const deckOfSentence: { of?: OwnDeck | undefined } = {}

/** The deck of the table on this page, by the side that is up; null where it is the usual one. */
export const ownDeck = (): OwnDeck | null => deckOfSentence.of ?? own

/** What draws it; null while it is on its way. */
export function ownDrawing() {
  void drawing.ready()
  return drawing.value
}

/** Puts the deck of the rules on the page, as long as what shows them is there. */
export function useDeck(look: () => DeckLook | undefined): void {
  const text = $derived(JSON.stringify(look() ?? null))
  $effect.pre(() => {
    const now = JSON.parse(text) as DeckLook | null
    own = now && readDeck(now)
    return () => (own = null)
  })
}
