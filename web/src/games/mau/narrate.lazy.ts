import { cardName } from '../../lib/cards/name'
import { sortHand } from '../../lib/cards/sort'
import { never } from '../../lib/never'
import type { Card } from '../../lib/wire/Card'
import type { MauEvent } from '../../lib/wire/MauEvent'
import type { Wish } from '../../lib/wire/Wish'
import type { NarrationContext } from '../narrators.svelte'
import { parseWish, wishName } from './moves/wish'
import { narration, words } from './words'

const named = (card: Card | undefined) => (card ? cardName(card) : null)

/** The wish in a sentence about wishing: `Herz`, `Rot`, `einen König`, `Herz-König`. */
function wishedThing(wish: Wish): string {
  const wished = parseWish(wish)
  return wished.of === 'rank' ? narration.t.oneOf[wished.rank] : wishName(wish)
}

/** So many cards that the reader has drawn are told one by one. */
const NAMED = 3

/** What happened, as a sentence in the reader's language. */
export function narrateMau(
  event: MauEvent,
  { who, call, charge, cause }: NarrationContext,
): string {
  const t = narration.t
  switch (event.event) {
    case 'deal_started':
      return t.dealStarted(event.deal, who(event.dealer), who(event.starter))
    case 'dealt':
      return t.dealt(who(event.seat), event.count)
    case 'turned_up':
      return t.turnedUp(cardName(event.card))
    case 'played':
      return t.played(who(event.seat), cardName(event.card), {
        as: event.as && cardName(event.as),
        wish: event.wish && wishedThing(event.wish),
        claim: event.claim,
      })
    case 'jumped_in':
      return t.jumpedIn(who(event.seat))
    case 'hand_chosen':
      return t.handChosen(who(event.seat), event.cards)
    case 'wished':
      return t.wished(who(event.seat), event.wish && wishedThing(event.wish))
    case 'put_back':
      return t.putBack(cardName(event.card))
    case 'targeted':
      return t.targeted(who(event.seat), who(event.target))
    case 'threatened':
      return words.t.threatened(who(event.seat), who(event.from), event)
    case 'gave':
      return t.gave(who(event.from), who(event.to), named(event.card))
    case 'took':
      return t.took(who(event.from), who(event.to), named(event.card))
    case 'swapped':
      return t.swapped(event.seats.map(who))
    case 'rotated':
      return t.rotated(event.to)
    case 'bought':
      return t.bought(who(event.seat), cardName(event.card))
    case 'came_back':
      return t.cameBack(who(event.seat))
    case 'lost':
      return t.excluded(who(event.seat), cause(event.cause))
    case 'withdrew':
      return t.withdrew(who(event.seat))
    case 'accused':
      return t.accused(who(event.seat), who(event.by), cause(event.cause))
    case 'taken_back':
      return t.takenBack(who(event.seat), cardName(event.card))
    case 'slipped_back':
      return t.slippedBack(who(event.seat))
    case 'put_away':
      return t.putAway(who(event.seat), event.count)
    case 'cancelled':
      return t.cancelled(who(event.seat))
    case 'drew': {
      const cards = event.cards ?? []
      // More would fill the line, and the reader has them in the hand.
      const named = cards.length > 0 && cards.length <= NAMED
      const own = named ? sortHand(cards, 'suit').map(cardName) : null
      return t.drew(who(event.seat), event.count, cause(event.cause), own)
    }
    case 'laid_beside':
      return t.laidBeside(who(event.seat), event.count, cause(event.cause))
    case 'took_up': {
      const cards = event.cards && event.count <= NAMED ? sortHand(event.cards, 'suit') : null
      return t.tookUp(who(event.seat), event.count, cards && cards.map(cardName))
    }
    case 'passed':
      return t.passed(who(event.seat))
    case 'last_card':
      return t.lastCard(who(event.seat), who(event.by))
    case 'let_stand':
      return t.letStand(who(event.seat), who(event.by))
    case 'missed':
      return t.missed(who(event.seat))
    case 'reversed':
      return t.reversed(event.direction === 'clockwise')
    case 'again':
      return t.again(who(event.seat))
    case 'called':
      return t.called(who(event.seat), call(event.call))
    case 'caught':
      return t.caught(who(event.seat), who(event.by), cause(event.cause))
    case 'call_missed':
    case 'false_call':
    case 'rule_applied':
      return t.ruleApplied(who(event.seat), cause(event.cause))
    case 'false_catch':
      return t.falseCatch(who(event.seat), who(event.by), cause(event.cause))
    case 'charged':
      return t.charged(who(event.seat), who(event.by), charge(event.charge))
    case 'judged':
      return t.judged(who(event.seat), event.guilty)
    case 'verdict':
      return t.verdict(who(event.seat), charge(event.charge), event.guilty)
    case 'reshuffled':
      return t.reshuffled(event.cards)
    case 'went_out':
      return t.wentOut(who(event.seat), event.place)
    case 'lot':
      return t.lot(who(event.seat))
    case 'reacted':
      return t.reacted(who(event.seat), event.yes, event.race)
    case 'rule_added':
      return t.ruleAdded(who(event.seat), cause(event.cause))
    case 'switched':
      return t.switched(
        cause(event.cause),
        event.on,
        event.seat === undefined ? null : who(event.seat),
      )
    case 'slowest':
      return t.slowest(who(event.seat))
    case 'put_under':
      return t.putUnder(who(event.seat), named(event.card))
    case 'looked_at': {
      const cards = event.cards ? sortHand(event.cards, 'suit').map(cardName) : null
      return t.lookedAt(who(event.by), who(event.seat), cards)
    }
    case 'took_pile':
      return t.tookPile(who(event.seat), event.cards.length)
    case 'rolled':
      return t.rolled(event.number)
    case 'renewed':
      return t.renewed(who(event.seat))
    case 'showed':
      return t.showed(who(event.seat), sortHand(event.cards, 'suit').map(cardName))
    case 'hand_opened':
      return t.handOpened(who(event.seat), sortHand(event.cards, 'suit').map(cardName))
    case 'turned_over':
      return t.turnedOver(event.back, named(event.card))
    case 'hand_closed':
      return t.handClosed(who(event.seat))
    case 'noted':
      return t.noted(who(event.seat), event.points)
    case 'excluded':
      return t.excluded(who(event.seat), '')
    case 'deal_ended':
      return t.dealEnded(cause(event.cause))
    case 'match_ended':
      return t.matchEnded(event.winners.map(who))
    default:
      return never(event)
  }
}
