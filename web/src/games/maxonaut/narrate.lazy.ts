import { never } from '../../lib/never'
import type { MaxEvent } from '../../lib/wire/MaxEvent'
import type { MaxLaid } from '../../lib/wire/MaxLaid'
import type { NarrationContext } from '../narrators.svelte'
import { cardName } from './name'
import { narration, words } from './words'

/** What happened, as a sentence in the reader's language. */
export function narrateMax(event: MaxEvent, { who }: NarrationContext): string {
  const t = narration.t
  switch (event.event) {
    case 'round_started':
      return t.roundStarted(event.round, who(event.starter))
    case 'drew':
      return t.drew(who(event.seat), event.count, event.cards?.map(cardName) ?? null)
    case 'reshuffled':
      return t.reshuffled(event.cards)
    case 'laid':
      return t.laid(who(event.seat), words.t.laidFrom(event.from), known(event.cards ?? []))
    case 'announced':
      return words.t.announced(who(event.seat), event.said)
    case 'reversed':
      return t.reversed(event.direction === 'clockwise')
    case 'skipped':
      return t.skipped(who(event.seat))
    case 'believed':
      return t.believed(who(event.seat))
    case 'doubted':
      return t.doubted(who(event.seat), who(event.announcer))
    case 'turned_up':
      return t.turnedUp(cardName(event.card), event.origin)
    case 'trapped':
      return t.trapped(who(event.seat), event.virus, event.bomb)
    case 'shown':
      return t.shown(who(event.seat), event.cards.map(cardName))
    case 'bore':
      return t.bore(who(event.seat))
    case 'judged':
      return t.judged(event.claim, event.worth)
    case 'penalty':
      return t.penalty(who(event.seat), event.points, event.total, event.why)
    case 'match_ended':
      return t.matchEnded(who(event.loser), event.winners.map(who))
    case 'round_ended':
      return ''
    default:
      return never(event)
  }
}

/** The reader's own cards that can be named; empty where all came unseen. */
const known = (cards: readonly MaxLaid[]): string[] | null =>
  cards.some((card) => card !== 'unseen') ? cards.map(cardName) : null
