import { i18n } from '../../lib/i18n/i18n.svelte'
import type { Phrase } from '../../lib/wire/Phrase'
import { isGesture } from './gestures'

export type Bubble = {
  id: number
  text: string
  loud: boolean
  /** A gesture is drawn instead of written. */
  gesture: Phrase | null
}

const GAME_MS = 2100
const TALK_MS = 4000

/** What people say at their seats, for a moment. */
export class Bubbles {
  all = $state.raw<Record<number, Bubble>>({})
  #ids = 0

  say(seat: number, text: string, loud: boolean): void {
    this.#show(seat, { id: ++this.#ids, text, loud, gesture: null }, GAME_MS)
  }

  phrase(seat: number, phrase: Phrase): void {
    const text = i18n.t.talk.phrases[phrase]
    const gesture = isGesture(phrase) ? phrase : null
    this.#show(seat, { id: ++this.#ids, text, loud: false, gesture }, TALK_MS)
  }

  write(seat: number, text: string): void {
    this.#show(seat, { id: ++this.#ids, text, loud: false, gesture: null }, TALK_MS)
  }

  #show(seat: number, bubble: Bubble, ms: number): void {
    this.all = { ...this.all, [seat]: bubble }
    setTimeout(() => {
      if (this.all[seat] !== bubble) return
      const others = Object.entries(this.all).filter(([, b]) => b !== bubble)
      this.all = Object.fromEntries(others)
    }, ms)
  }
}
