import { never } from '../../never'
import type { Card } from '../../wire/Card'
import type { MauMove } from '../../wire/MauMove'
import type { Suit } from '../../wire/Suit'

/** The legal moves, ordered by what the screen offers them with. Nothing else is ever offered. */
export type MoveOptions = {
  /** By card: whether it can be laid without a wish, and with which wishes. */
  plays: Map<Card, { plain: boolean; wishes: Suit[] }>
  draw: boolean
  bear: boolean
  pass: boolean
  calls: number[]
  catches: { seat: number; call: number }[]
}

export function optionsOf(legal: readonly MauMove[]): MoveOptions {
  const options: MoveOptions = {
    plays: new Map(),
    draw: false,
    bear: false,
    pass: false,
    calls: [],
    catches: [],
  }
  for (const move of legal) sortIn(options, move)
  return options
}

function sortIn(options: MoveOptions, move: MauMove): void {
  switch (move.move) {
    case 'play': {
      const play = options.plays.get(move.card) ?? { plain: false, wishes: [] }
      if (move.wish) play.wishes.push(move.wish)
      else play.plain = true
      options.plays.set(move.card, play)
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
    case 'call':
      options.calls.push(move.call)
      return
    case 'catch':
      options.catches.push({ seat: move.seat, call: move.call })
      return
    default:
      never(move)
  }
}
