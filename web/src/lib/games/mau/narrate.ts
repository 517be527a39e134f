import { cardName } from '../../cards/name'
import { sortHand } from '../../cards/sort'
import { i18n } from '../../i18n/i18n.svelte'
import type { Who } from '../../i18n/who'
import { never } from '../../never'
import type { MauEvent } from '../../wire/MauEvent'

export type Telling = { who: (seat: number) => Who; call: (index: number) => string }

/** What happened, as a sentence in the reader's language. */
export function narrateMau(event: MauEvent, { who, call }: Telling): string {
  const { narration, cards } = i18n.t
  switch (event.event) {
    case 'deal_started':
      return narration.dealStarted(event.deal, who(event.dealer), who(event.starter))
    case 'dealt':
      return narration.dealt(who(event.seat), event.count)
    case 'turned_up':
      return narration.turnedUp(cardName(event.card))
    case 'played':
      return event.wish
        ? narration.playedWish(who(event.seat), cardName(event.card), cards.suits[event.wish])
        : narration.played(who(event.seat), cardName(event.card))
    case 'threatened':
      return narration.threatened(who(event.seat), event.draw, event.miss)
    case 'cancelled':
      return narration.cancelled(who(event.seat))
    case 'drew': {
      const own = event.cards?.length ? sortHand(event.cards, 'suit').map(cardName) : null
      return narration.drew(who(event.seat), event.count, event.reason, own)
    }
    case 'passed':
      return narration.passed(who(event.seat))
    case 'missed':
      return narration.missed(who(event.seat))
    case 'reversed':
      return narration.reversed(event.direction === 'clockwise')
    case 'again':
      return narration.again(who(event.seat))
    case 'called':
      return narration.called(who(event.seat), call(event.call))
    case 'caught':
      return narration.caught(who(event.seat), who(event.by), call(event.call))
    case 'call_missed':
      return narration.callMissed(who(event.seat), call(event.call))
    case 'false_call':
      return narration.falseCall(who(event.seat), call(event.call))
    case 'reshuffled':
      return narration.reshuffled(event.cards)
    case 'went_out':
      return narration.wentOut(who(event.seat), event.place)
    case 'deal_ended':
      return narration.dealEnded(event.ending)
    case 'match_ended':
      return narration.matchEnded(event.winners.map(who))
    default:
      return never(event)
  }
}
