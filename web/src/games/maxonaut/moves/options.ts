import { never } from '../../../lib/never'
import type { MaxCard } from '../../../lib/wire/MaxCard'
import type { MaxLaid } from '../../../lib/wire/MaxLaid'
import type { MaxMove } from '../../../lib/wire/MaxMove'
import type { MaxView } from '../../../lib/wire/MaxView'
import type { MaxWorth } from '../../../lib/wire/MaxWorth'

/** The reader's moves, sorted by the control that offers them. Nothing else is ever offered. */
export type MoveOptions = {
  believe: boolean
  doubt: boolean
  /** Every way of laying, with what the two top cards are then worth, as far as the reader knows. */
  lays: { cards: MaxLaid[]; worth: MaxWorth }[]
  /** What can be said: in the right form, and in the wrong one where that can happen. */
  says: Set<string>
  slips: Set<string>
  shows: MaxCard[][]
  bear: boolean
}

export function optionsOf({ legal, daring: irregular, lay_worth }: MaxView): MoveOptions {
  const options: MoveOptions = {
    believe: false,
    doubt: false,
    lays: [],
    says: new Set(),
    slips: new Set(),
    shows: [],
    bear: false,
  }
  for (const move of legal) sortIn(options, move, lay_worth)
  for (const move of irregular) if (move.move === 'announce') options.slips.add(move.said)
  return options
}

function sortIn(options: MoveOptions, move: MaxMove, worths: readonly MaxWorth[]): void {
  switch (move.move) {
    case 'believe':
      options.believe = true
      return
    case 'doubt':
      options.doubt = true
      return
    case 'lay': {
      const worth = worths[options.lays.length] ?? { worth: 'unknown' }
      options.lays.push({ cards: move.cards, worth })
      return
    }
    case 'announce':
      options.says.add(move.said)
      return
    case 'show':
      options.shows.push(move.cards)
      return
    case 'bear':
      options.bear = true
      return
    default:
      never(move)
  }
}
