import { i18n } from '../../lib/i18n/i18n.svelte'
import type { Step } from '../../lib/table/table.svelte'
import { wantsMotion } from '../../lib/ui/motion'
import type { Card } from '../../lib/wire/Card'
import type { MauEvent } from '../../lib/wire/MauEvent'
import type { TableView } from '../../lib/wire/TableView'

export type Flight = {
  id: number
  card: Card | null
  from: DOMRect
  to: DOMRect
  delay: number
  tilt: number
}
export type Laid = { id: number; card: Card; tilt: number }
export type Bubble = { id: number; text: string; loud: boolean }

export const FLIGHT_MS = 420
const BETWEEN = 240
const BUBBLE_MS = 2100
const SHOWN_IN_PILE = 4
const DRAWN_SHOWN = 4

/** The theatre above the felt: cards in the air, the untidy pile, what people say. The view below
 * is always the truth already; nothing here is waited for. */
export class Stage {
  flights = $state.raw<Flight[]>([])
  pile = $state.raw<Laid[]>([])
  bubbles = $state.raw<Record<number, Bubble>>({})
  /** When the last deal was seen ending: its last card lands before the result shows. */
  endedAt = 0

  #root: HTMLElement | null = null
  #ids = 0
  #clock = 0

  attach = (root: HTMLElement) => {
    this.#root = root
    return () => (this.#root = null)
  }

  handle = ({ events, before, after }: Step): void => {
    this.#clock = 0
    for (const event of events) {
      if (event.type === 'game') this.#play(event.event, before, after)
    }
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((f) => f !== flight)
  }

  #play(event: MauEvent, before: TableView, after: TableView): void {
    switch (event.event) {
      case 'played':
        return this.#lay(event.seat, event.card, before.you.seat)
      case 'turned_up':
        return this.#turnUp(event.card)
      case 'drew':
        this.#draw(event.seat, event.count, after.you.seat)
        return this.#say(event.seat, `+${event.count}`, event.reason !== 'turn')
      case 'dealt':
        return this.#draw(event.seat, Math.min(event.count, 3), after.you.seat)
      case 'called':
        return this.#say(event.seat, `${callName(after, event.call)}!`, true)
      case 'caught':
        return this.#say(event.by, i18n.t.table.caughtBubble, true)
      case 'passed':
        return this.#say(event.seat, i18n.t.table.passedBubble, false)
      case 'missed':
        return this.#say(event.seat, i18n.t.table.missedBubble, false)
      case 'deal_ended':
        this.endedAt = Date.now()
        return
      case 'deal_started':
      case 'threatened':
      case 'cancelled':
      case 'reversed':
      case 'again':
      case 'call_missed':
      case 'false_call':
      case 'reshuffled':
      case 'went_out':
      case 'match_ended':
        return
    }
  }

  #lay(seat: number, card: Card, me: number | null): void {
    const laid = { id: ++this.#ids, card, tilt: tiltOf(this.#ids) }
    const from =
      seat === me ? this.#rect(`[data-card="${card}"]`) : this.#rect(`[data-cards="${seat}"]`)
    const flew = this.#fly(card, from, this.#rect('[data-pile="discard"]'), laid.tilt)
    const add = () => (this.pile = [...this.pile, laid].slice(-SHOWN_IN_PILE))
    if (flew === null) add()
    else setTimeout(add, flew + FLIGHT_MS - 30)
  }

  #turnUp(card: Card): void {
    this.pile = [{ id: ++this.#ids, card, tilt: 0 }]
  }

  #draw(seat: number, count: number, me: number | null): void {
    // The reader's own cards fly into the hand by themselves.
    if (seat === me) return
    const from = this.#rect('[data-pile="draw"]')
    const to = this.#rect(`[data-cards="${seat}"]`)
    for (let i = 0; i < Math.min(count, DRAWN_SHOWN); i++) this.#fly(null, from, to, 0, 90)
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

  #say(seat: number, text: string, loud: boolean): void {
    const bubble = { id: ++this.#ids, text, loud }
    this.bubbles = { ...this.bubbles, [seat]: bubble }
    setTimeout(() => {
      if (this.bubbles[seat] !== bubble) return
      const others = Object.entries(this.bubbles).filter(([, b]) => b !== bubble)
      this.bubbles = Object.fromEntries(others)
    }, BUBBLE_MS)
  }

  #rect(selector: string): DOMRect | null {
    return this.#root?.querySelector(selector)?.getBoundingClientRect() ?? null
  }
}

/** People do not lay cards straight; the same card always lies the same way. */
const tiltOf = (id: number): number => ((id * 47) % 23) - 11

function callName(view: TableView, call: number): string {
  const info = view.rules.calls[call]
  return info ? i18n.pick(info.name) : ''
}
