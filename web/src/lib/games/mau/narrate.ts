import { cardName } from '../../cards/name'
import { sortHand } from '../../cards/sort'
import { never } from '../../never'
import type { Card } from '../../wire/Card'
import type { MauEvent } from '../../wire/MauEvent'
import type { Telling } from '../tellers.svelte'
import { wishedThing } from './wish'
import { words } from './words'

const named = (card: Card | undefined) => (card ? cardName(card) : null)

/** What happened, as a sentence in the reader's language. */
export function narrateMau(event: MauEvent, { who, call }: Telling): string {
  const { narration } = words.t
  switch (event.event) {
    case 'deal_started':
      return narration.dealStarted(event.deal, who(event.dealer), who(event.starter))
    case 'dealt':
      return narration.dealt(who(event.seat), event.count)
    case 'turned_up':
      return narration.turnedUp(cardName(event.card))
    case 'played':
      return narration.played(who(event.seat), cardName(event.card), {
        as: event.as && cardName(event.as),
        wish: event.wish && wishedThing(event.wish),
        claim: event.claim,
      })
    case 'jumped_in':
      return narration.jumpedIn(who(event.seat))
    case 'hand_chosen':
      return narration.handChosen(who(event.seat), event.cards)
    case 'wished':
      return narration.wished(who(event.seat), event.wish && wishedThing(event.wish))
    case 'put_back':
      return narration.putBack(cardName(event.card))
    case 'targeted':
      return narration.targeted(who(event.seat), who(event.target))
    case 'threatened':
      return narration.threatened(who(event.seat), who(event.from), event)
    case 'gave':
      return narration.gave(who(event.from), who(event.to), named(event.card))
    case 'took':
      return narration.took(who(event.from), who(event.to), named(event.card))
    case 'swapped':
      return narration.swapped(event.seats.map(who))
    case 'rotated':
      return narration.rotated()
    case 'bought':
      return narration.bought(who(event.seat), cardName(event.card))
    case 'came_back':
      return narration.cameBack(who(event.seat))
    case 'lost':
      return narration.lost(who(event.seat))
    case 'withdrew':
      return narration.withdrew(who(event.seat))
    case 'accused':
      return narration.accused(who(event.seat), who(event.by), event.guilty)
    case 'taken_back':
      return narration.takenBack(who(event.seat), cardName(event.card))
    case 'slipped_back':
      return narration.slippedBack(who(event.seat))
    case 'put_away':
      return narration.putAway(who(event.seat), event.count)
    case 'cancelled':
      return narration.cancelled(who(event.seat))
    case 'drew': {
      const own = event.cards?.length ? sortHand(event.cards, 'suit').map(cardName) : null
      return narration.drew(who(event.seat), event.count, event.reason, own)
    }
    case 'passed':
      return narration.passed(who(event.seat))
    case 'last_card':
      return narration.lastCard(who(event.seat), who(event.by))
    case 'let_stand':
      return narration.letStand(who(event.seat), who(event.by))
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
    case 'false_catch':
      return narration.falseCatch(who(event.seat), who(event.by), call(event.call))
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

/** Dealing card by card is seen, not read: these lines would bury the others. */
export const isWorthALine = (event: MauEvent): boolean => event.event !== 'dealt'
