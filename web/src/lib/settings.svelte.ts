import type { HandOrder } from './cards/sort'
import { read, write } from './ui/storage'

/** A setting of this browser that is on or off. */
class Setting {
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

/** The settings of this browser. */
class Settings {
  readonly fourColours = new Setting('four', false)
  /** Whether cards have acorns, leaves, hearts and bells. */
  readonly german = new Setting('german', false)
  /** Whether a card is laid by a second tap. */
  readonly confirm = new Setting('confirm', false)
  /** Whether the value of cards is shown, for learners. */
  readonly help = new Setting('help', true)
  /** Whether cards that are new to the reader are shown before they are played with. */
  readonly newCards = new Setting('new-cards', true)
  /** Whether this browser makes a sound. */
  readonly sound = new Setting('sound', true)
  /** Whether a phone may vibrate. */
  readonly buzz = new Setting('buzz', true)
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
