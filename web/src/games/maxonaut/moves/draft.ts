import type { MaxLaid } from '../../../lib/wire/MaxLaid'
import type { MoveOptions } from './options'

type Lays = MoveOptions['lays']

const starts = (lay: readonly MaxLaid[], with_: readonly MaxLaid[]) =>
  with_.every((card, i) => lay[i] === card)

/** Cards chosen to be laid, in their order: the last lies on top. */
export type Draft = readonly MaxLaid[]

/** The move that a draft stands for, if it can be laid like this. */
export function layOf(lays: Lays, draft: Draft): Lays[number] | null {
  return lays.find(({ cards }) => cards.length === draft.length && starts(cards, draft)) ?? null
}

/** Whether a card can still be added. */
export function canAdd(lays: Lays, draft: Draft, card: MaxLaid): boolean {
  const more = [...draft, card]
  return lays.some(({ cards }) => cards.length >= more.length && starts(cards, more))
}

export const without = (draft: Draft, at: number): Draft => draft.filter((_, i) => i !== at)
export const swapped = (draft: Draft): Draft => [...draft].reverse()

/** What is left of an earlier draft: another window may have played. */
export function kept(lays: Lays, draft: Draft): Draft {
  return draft.reduce<Draft>((so, card) => (canAdd(lays, so, card) ? [...so, card] : so), [])
}

/** How many of each card of a hand the draft has taken. */
export const taken = (draft: Draft, card: MaxLaid): number =>
  draft.filter((laid) => laid === card).length
