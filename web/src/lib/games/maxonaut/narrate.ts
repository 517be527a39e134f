import { never } from '../../never'
import type { MaxEvent } from '../../wire/MaxEvent'
import type { MaxLaid } from '../../wire/MaxLaid'
import type { Telling } from '../tellers.svelte'
import { cardName } from './name'
import { words } from './words'

/** What happened, as a sentence in the reader's language. */
export function narrateMax(event: MaxEvent, { who }: Telling): string {
  const { narration } = words.t
  switch (event.event) {
    case 'round_started':
      return narration.roundStarted(event.round, who(event.starter))
    case 'drew':
      return narration.drew(who(event.seat), event.count, event.cards?.map(cardName) ?? null)
    case 'reshuffled':
      return narration.reshuffled(event.cards)
    case 'laid':
      return narration.laid(who(event.seat), event.from, known(event.cards ?? []))
    case 'announced':
      return narration.announced(who(event.seat), event.said)
    case 'reversed':
      return narration.reversed(event.direction === 'clockwise')
    case 'skipped':
      return narration.skipped(who(event.seat))
    case 'believed':
      return narration.believed(who(event.seat))
    case 'doubted':
      return narration.doubted(who(event.seat), who(event.announcer))
    case 'turned_up':
      return narration.turnedUp(cardName(event.card), event.origin)
    case 'trapped':
      return narration.trapped(who(event.seat), event.virus, event.bomb)
    case 'shown':
      return narration.shown(who(event.seat), event.cards.map(cardName))
    case 'bore':
      return narration.bore(who(event.seat))
    case 'judged':
      return narration.judged(event.claim, event.worth)
    case 'penalty':
      return narration.penalty(who(event.seat), event.points, event.total, event.why)
    case 'match_ended':
      return narration.matchEnded(who(event.loser), event.winners.map(who))
    case 'round_ended':
      return ''
    default:
      return never(event)
  }
}

/** The penalty has been told, the next line is the next round's. */
export const isWorthALine = (event: MaxEvent): boolean => event.event !== 'round_ended'

/** Cards of one's own that can be named; none where all came unseen. */
const known = (cards: readonly MaxLaid[]): string[] | null =>
  cards.some((card) => card !== 'unseen') ? cards.map(cardName) : null
