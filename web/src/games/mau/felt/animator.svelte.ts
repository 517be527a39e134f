import { wantsMotion } from '../../../lib/ui/motion'
import type { Card } from '../../../lib/wire/Card'
import type { MauEvent } from '../../../lib/wire/MauEvent'
import type { TableView } from '../../../lib/wire/TableView'
import type { Frame } from '../../../table/frame/frame.svelte'
import { nameAt } from '../../../table/names'
import type { TableStep } from '../../../table/session.svelte'
import { callAt, causeAt, chargeAt } from '../context'
import { wishName } from '../moves/wish'
import { words } from '../words'

export type Flight = {
  id: number
  card: Card | null
  from: DOMRect
  to: DOMRect
  delay: number
  tilt: number
}
export type Laid = { id: number; card: Card; tilt: number }

export const FLIGHT_MS = 420
const BETWEEN = 240
const DRAW_PILE = '[data-pile="draw"]'
const DISCARDS = '[data-pile="discard"]'
const SHOWN_IN_PILE = 4
const DRAWN_SHOWN = 4

/** Moves things above the felt: flying cards, the untidy pile, what people say. The view below is
 * always up to date already; nobody waits for this. */
export class Animator {
  flights = $state.raw<Flight[]>([])
  pile = $state.raw<Laid[]>([])

  #frame: Frame
  #root: HTMLElement | null = null
  /** Where new cards in the reader's hand come from. */
  #origin = DRAW_PILE
  #ids = 0
  #clock = 0

  constructor(frame: Frame) {
    this.#frame = frame
  }

  attach = (root: HTMLElement) => {
    this.#root = root
    return () => (this.#root = null)
  }

  handle = ({ events, after }: TableStep): void => {
    this.#clock = 0
    this.#origin = DRAW_PILE
    for (const event of events) {
      if (event.type === 'game' && event.event.game === 'mau') this.#play(event.event, after)
    }
  }

  origin = (): DOMRect | null => this.#rect(this.#origin)

  landed(flight: Flight): void {
    this.flights = this.flights.filter((f) => f !== flight)
  }

  #play(event: MauEvent, after: TableView): void {
    const me = after.you.seat
    const t = words.t.table
    switch (event.event) {
      case 'played':
        return this.#lay(event.seat, event.card, me)
      case 'turned_up':
      case 'turned_over':
        if (event.card) this.#turnUp(event.card)
        return
      case 'drew':
        // The piles can be used up.
        if (!event.count) return
        this.#hand(DRAW_PILE, event.seat, event.count, me)
        return this.#say(event.seat, `+${event.count}`, causeAt(after, event.cause) !== '')
      case 'laid_beside':
        this.#backs(DRAW_PILE, place(event.seat, me), event.count)
        return this.#say(event.seat, `+${event.count}`, causeAt(after, event.cause) !== '')
      case 'dealt':
        return this.#hand(DRAW_PILE, event.seat, Math.min(event.count, 3), me)
      case 'hand_chosen':
        return this.#say(event.seat, t.handBubble(event.cards))
      case 'wished':
        return this.#say(event.seat, event.wish ? wishName(event.wish) : t.noWish)
      case 'put_back':
        this.#fly(event.card, this.#rect(DISCARDS), this.#rect(DRAW_PILE), 0)
        return
      case 'jumped_in':
        return this.#say(event.seat, t.jumpBubble, true)
      case 'targeted':
        return this.#say(event.seat, t.targetBubble(nameAt(after, event.target)))
      case 'gave':
      case 'took':
        return this.#hand(place(event.from, me), event.to, 1, me)
      case 'swapped': {
        const [a, b] = event.seats
        this.#hand(place(a, me), b, event.counts[1], me)
        return this.#hand(place(b, me), a, event.counts[0], me)
      }
      case 'rotated':
        return this.#rotate(after, event.to ?? after.game?.direction, me)
      case 'bought':
      case 'taken_back':
        return this.#takeUp(event.seat, event.card, me)
      case 'slipped_back':
        return this.#hand(DISCARDS, event.seat, 1, me)
      case 'put_away':
        return this.#backs(place(event.seat, me), DRAW_PILE, event.count)
      case 'accused':
        this.#say(event.by, t.accuseBubble, true)
        return this.#say(event.seat, event.guilty ? t.guiltyBubble : t.honestBubble)
      case 'charged':
        return this.#say(event.by, chargeAt(after, event.charge), true)
      case 'judged':
        return this.#say(event.seat, event.guilty ? t.trueBubble : t.falseBubble)
      case 'reacted':
        return this.#say(
          event.seat,
          event.race && event.yes ? t.hereBubble : event.yes ? t.yesBubble : t.noBubble,
        )
      case 'rule_added':
        return this.#say(event.seat, causeAt(after, event.cause), true)
      case 'slowest':
        return this.#say(event.seat, t.slowestBubble, true)
      case 'put_under':
        return this.#backs(place(event.seat, me), DRAW_PILE, 1)
      case 'looked_at':
        return this.#say(event.by, t.lookBubble(nameAt(after, event.seat)), true)
      case 'came_back':
        return this.#say(event.seat, t.backBubble)
      case 'lost':
        return this.#say(event.seat, t.lost, true)
      case 'rule_applied':
        // What asks the reader says its name with the question.
        if (after.game?.game === 'mau' && after.game.phase === 'asked' && event.seat === me) return
        return this.#say(event.seat, causeAt(after, event.cause), true)
      case 'called':
        return this.#say(event.seat, `${callAt(after, event.call)}!`, true)
      case 'caught':
        return this.#say(event.by, t.caughtBubble, true)
      case 'passed':
        return this.#say(event.seat, t.passedBubble)
      case 'last_card':
        return this.#say(event.seat, t.lastCard.bubble, true)
      case 'let_stand':
        return this.#say(event.by, t.lastCard.standBubble)
      case 'missed':
        return this.#say(event.seat, t.misses)
      case 'deal_ended':
        this.#frame.endedAt = Date.now()
    }
  }

  #lay(seat: number, card: Card, me: number | null): void {
    const laid = { id: ++this.#ids, card, tilt: tiltOf(this.#ids) }
    const from =
      seat === me ? this.#rect(`[data-card="${card}"]`) : this.#rect(`[data-cards="${seat}"]`)
    const flew = this.#fly(card, from, this.#rect(DISCARDS), laid.tilt)
    const add = () => (this.pile = [...this.pile, laid].slice(-SHOWN_IN_PILE))
    if (flew === null) add()
    else setTimeout(add, flew + FLIGHT_MS - 30)
  }

  #turnUp(card: Card): void {
    this.pile = [{ id: ++this.#ids, card, tilt: 0 }]
  }

  /** Hidden cards go to a seat. The reader's own fly into the hand by themselves. */
  #hand(from: string, seat: number, count: number, me: number | null): void {
    if (seat === me) this.#origin = from
    else this.#backs(from, place(seat, me), count)
  }

  #backs(from: string, to: string, count: number): void {
    const [start, end] = [this.#rect(from), this.#rect(to)]
    for (let i = 0; i < Math.min(count, DRAWN_SHOWN); i++) this.#fly(null, start, end, 0, 90)
  }

  /** A card that lay face up goes to a seat. */
  #takeUp(seat: number, card: Card, me: number | null): void {
    if (seat === me) this.#origin = DISCARDS
    else this.#fly(card, this.#rect(DISCARDS), this.#rect(place(seat, me)), 0)
  }

  #rotate(after: TableView, to: string | undefined, me: number | null): void {
    const playing = after.game?.players.filter((player) => player.cards > 0) ?? []
    const seats = playing.map((player) => player.seat)
    if (to === 'counter') seats.reverse()
    seats.forEach((seat, i) => {
      const next = seats[(i + 1) % seats.length]
      if (next !== undefined) this.#hand(place(seat, me), next, 2, me)
    })
  }

  #fly(
    card: Card | null,
    from: DOMRect | null,
    to: DOMRect | null,
    tilt: number,
    step = BETWEEN,
  ): number | null {
    if (!from || !to || !wantsMotion() || document.hidden) return null
    const delay = this.#clock
    this.#clock += step
    this.flights = [...this.flights, { id: ++this.#ids, card, from, to, delay, tilt }]
    return delay
  }

  #say(seat: number, text: string, loud = false): void {
    this.#frame.bubbles.say(seat, text, loud)
  }

  #rect(selector: string): DOMRect | null {
    return this.#root?.querySelector(selector)?.getBoundingClientRect() ?? null
  }
}

/** People do not lay cards straight; the same card always lies the same way. */
const tiltOf = (id: number): number => ((id * 47) % 23) - 11

/** Where the cards of a seat lie on the screen. */
const place = (seat: number, me: number | null): string =>
  seat === me ? '.hand' : `[data-cards="${seat}"]`
