import type { HandOrder } from './cards/sort'
import { read, write } from './ui/storage'

/** How this browser likes its cards. */
class Settings {
  #four = $state(read('four') === 'yes')
  #confirm = $state(read('confirm') === 'yes')
  /** Whether cards are valued for the reader, who may be learning. */
  #help = $state(read('help') !== 'no')
  #newCards = $state(read('new-cards') !== 'no')
  #order = $state<HandOrder>(read('order') === 'rank' ? 'rank' : 'suit')

  /** Whether this browser makes a sound. */
  #sound = $state(read('sound') !== 'no')

  get sound(): boolean {
    return this.#sound
  }
  set sound(on: boolean) {
    this.#sound = on
    write('sound', on ? 'yes' : 'no')
  }

  /** Whether a phone may be felt in the hand. */
  #buzz = $state(read('buzz') !== 'no')

  get buzz(): boolean {
    return this.#buzz
  }
  set buzz(on: boolean) {
    this.#buzz = on
    write('buzz', on ? 'yes' : 'no')
  }

  get fourColours(): boolean {
    return this.#four
  }
  set fourColours(on: boolean) {
    this.#four = on
    write('four', on ? 'yes' : 'no')
  }

  get confirm(): boolean {
    return this.#confirm
  }
  set confirm(on: boolean) {
    this.#confirm = on
    write('confirm', on ? 'yes' : 'no')
  }

  get help(): boolean {
    return this.#help
  }
  set help(on: boolean) {
    this.#help = on
    write('help', on ? 'yes' : 'no')
  }

  /** Whether cards that are new to the reader are shown before they are played with. */
  get newCards(): boolean {
    return this.#newCards
  }
  set newCards(on: boolean) {
    this.#newCards = on
    write('new-cards', on ? 'yes' : 'no')
  }

  get order(): HandOrder {
    return this.#order
  }
  set order(order: HandOrder) {
    this.#order = order
    write('order', order)
  }
}

export const settings = new Settings()
