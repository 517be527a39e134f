import type { MaxLaid } from '../../../lib/wire/MaxLaid'
import type { MoveOptions } from './options'

type Lays = MoveOptions['lays']

const starts = (lay: readonly MaxLaid[], with_: readonly MaxLaid[]) =>
  with_.every((card, i) => lay[i] === card)

/** Cards chosen to be laid, in their order: the last lies on top. */
export type Selection = readonly MaxLaid[]

/** The move that a selection stands for, if it can be laid like this. */
export function layOf(lays: Lays, selection: Selection): Lays[number] | null {
  return (
    lays.find(({ cards }) => cards.length === selection.length && starts(cards, selection)) ?? null
  )
}

/** Whether a card can still be added. */
export function canAdd(lays: Lays, selection: Selection, card: MaxLaid): boolean {
  const more = [...selection, card]
  return lays.some(({ cards }) => cards.length >= more.length && starts(cards, more))
}

export const without = (selection: Selection, at: number): Selection =>
  selection.filter((_, i) => i !== at)
export const swapped = (selection: Selection): Selection => [...selection].reverse()

/** What is left of an earlier selection: another window may have played. */
export function kept(lays: Lays, selection: Selection): Selection {
  return selection.reduce<Selection>(
    (so, card) => (canAdd(lays, so, card) ? [...so, card] : so),
    [],
  )
}

/** How many of each card of a hand the selection has taken. */
export const taken = (selection: Selection, card: MaxLaid): number =>
  selection.filter((laid) => laid === card).length
