import type { HandOrder } from './cards/sort'
import { read, write } from './ui/storage'

/** Something that this browser likes or does not like. */
class Liking {
  #key: string
  #on = $state(false)

  constructor(key: string, usual: boolean) {
    this.#key = key
    this.#on = (read(key) ?? (usual ? 'yes' : 'no')) === 'yes'
  }

  get on(): boolean {
    return this.#on
  }
  set on(on: boolean) {
    this.#on = on
    write(this.#key, on ? 'yes' : 'no')
  }
}

/** How this browser likes its cards. */
class Settings {
  readonly fourColours = new Liking('four', false)
  /** Whether a card is laid by a second tap. */
  readonly confirm = new Liking('confirm', false)
  /** Whether cards are valued for the reader, who may be learning. */
  readonly help = new Liking('help', true)
  /** Whether cards that are new to the reader are shown before they are played with. */
  readonly newCards = new Liking('new-cards', true)
  /** Whether this browser makes a sound. */
  readonly sound = new Liking('sound', true)
  /** Whether a phone may be felt in the hand. */
  readonly buzz = new Liking('buzz', true)
  #order = $state<HandOrder>(read('order') === 'rank' ? 'rank' : 'suit')

  get order(): HandOrder {
    return this.#order
  }
  set order(order: HandOrder) {
    this.#order = order
    write('order', order)
  }
}

export const settings = new Settings()
