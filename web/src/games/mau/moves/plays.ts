import type { Card } from '../../../lib/wire/Card'
import type { MauView } from '../../../lib/wire/MauView'
import { optionsOf, type MoveOptions, type Play } from './options'

/** What a tap on a card of one's own hand does. */
export type Use = 'lay' | 'give' | 'jump' | 'cheat'

/** The reader's moves as the screen offers them. Cheats are only among them while the player wants
 * to cheat: honest players see no difference. */
export class Plays {
  readonly legal: MoveOptions
  readonly irregular: MoveOptions
  /** Whether there is anything to cheat with now. */
  readonly canCheat: boolean
  readonly cheating: boolean
  #game: MauView

  constructor(game: MauView, wantsToCheat: boolean) {
    this.#game = game
    this.legal = optionsOf(game.legal)
    this.irregular = optionsOf(game.daring)
    const { plays, short, draw, pass } = this.irregular
    this.canCheat = game.slips || plays.size > 0 || short.length > 0 || draw || pass
    this.cheating = wantsToCheat && this.canCheat
  }

  /** Every play of a card. */
  of(card: Card): Play[] {
    const legal = this.legal.plays.get(card) ?? []
    if (!this.cheating) return legal
    const open = [...legal, ...(this.irregular.plays.get(card) ?? [])]
    return [...open, ...this.#slips(card, open)]
  }

  /** What each card of the hand can be used for. */
  uses(): Map<Card, Use> {
    const lay: Use = this.#game.turn === this.#game.viewer ? 'lay' : 'jump'
    const uses = new Map<Card, Use>()
    for (const card of this.legal.gives) uses.set(card, 'give')
    for (const card of new Set(this.#game.hand)) {
      const plays = this.of(card)
      if (plays.length === 0) continue
      const more = plays.length > (this.legal.plays.get(card)?.length ?? 0)
      uses.set(card, more ? 'cheat' : lay)
    }
    return uses
  }

  /** Any other card of the hand may be slipped in under the one laid, except with wild cards and
   * claims: the table says so instead of listing all pairs. */
  #slips(card: Card, open: Play[]): Play[] {
    if (!this.#game.slips || open.some((play) => play.as)) return []
    const rest = [...this.#game.hand]
    rest.splice(rest.indexOf(card), 1)
    const plain = open.filter((play) => !play.claim)
    return [...new Set(rest)].flatMap((under) => plain.map((play) => ({ ...play, under })))
  }
}
