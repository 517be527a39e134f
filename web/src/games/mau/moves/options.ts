import { never } from '../../../lib/never'
import type { Card } from '../../../lib/wire/Card'
import type { MauMove } from '../../../lib/wire/MauMove'
import type { Wish } from '../../../lib/wire/Wish'

export type Play = Extract<MauMove, { move: 'play' }>

/** Moves, sorted by the control that offers them. Nothing else is ever offered. */
export type MoveOptions = {
  /** By card: every play of it. */
  plays: Map<Card, Play[]>
  draw: boolean
  bear: boolean
  pass: boolean
  /** How many cards fewer than due can be taken. */
  short: number[]
  /** Numbers of cards that the dealer can choose. */
  hands: number[]
  /** Wishes before the first turn; null to go without. */
  wishes: (Wish | null)[]
  targets: number[]
  gives: Set<Card>
  calls: number[]
  catches: { seat: number; call: number }[]
  accuse: number[]
  charges: { seat: number; charge: number }[]
  /** Whether a charge is to be answered, or voted on. */
  judge: boolean
  /** Whether a rule of the table is to be answered with yes or no, or by being there. */
  react: boolean
  /** Rules of the table that can be added. */
  rules: number[]
}

export function optionsOf(moves: readonly MauMove[]): MoveOptions {
  const options: MoveOptions = {
    plays: new Map(),
    draw: false,
    bear: false,
    pass: false,
    short: [],
    hands: [],
    wishes: [],
    targets: [],
    gives: new Set(),
    calls: [],
    catches: [],
    accuse: [],
    charges: [],
    judge: false,
    react: false,
    rules: [],
  }
  for (const move of moves) sortIn(options, move)
  return options
}

function sortIn(options: MoveOptions, move: MauMove): void {
  switch (move.move) {
    case 'play': {
      const plays = options.plays.get(move.card)
      if (plays) plays.push(move)
      else options.plays.set(move.card, [move])
      return
    }
    case 'draw':
      options.draw = true
      return
    case 'bear':
      options.bear = true
      return
    case 'pass':
      options.pass = true
      return
    case 'draw_short':
      options.short.push(move.missing)
      return
    case 'deal_hands':
      options.hands.push(move.cards)
      return
    case 'wish':
      options.wishes.push(move.wish ?? null)
      return
    case 'target':
      options.targets.push(move.seat)
      return
    case 'give':
      options.gives.add(move.card)
      return
    case 'call':
      options.calls.push(move.call)
      return
    case 'catch':
      options.catches.push({ seat: move.seat, call: move.call })
      return
    case 'accuse':
      options.accuse.push(move.seat)
      return
    case 'charge':
      options.charges.push({ seat: move.seat, charge: move.charge })
      return
    case 'judge':
      options.judge = true
      return
    case 'add_rule':
      options.rules.push(move.rule)
      return
    case 'react':
      options.react ||= move.yes
      return
    default:
      never(move)
  }
}
