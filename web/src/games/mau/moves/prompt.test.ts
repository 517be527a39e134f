import { beforeAll, describe, expect, it } from 'vitest'
import { gameView, tableView } from '../../../lib/fixtures/views'
import type { GameView } from '../../../lib/wire/GameView'
import type { MauMove } from '../../../lib/wire/MauMove'
import { words } from '../words'
import { Plays } from './plays'
import { promptOf } from './prompt'

beforeAll(() => words.ready())

/** Anna looks at a last card that lies there. */
function lies(of: number, turn: number, legal: MauMove[], daring: MauMove[]) {
  const game: Extract<GameView, { game: 'mau' }> = {
    ...gameView({ turn, legal, daring }),
    phase: 'last_card',
    of,
    accuse: true,
  }
  return promptOf({ view: tableView(game), game, plays: new Plays(game, false) })
}

describe('a wish before the first turn', () => {
  const wish = (turn: number, legal: MauMove[]) => {
    const game: Extract<GameView, { game: 'mau' }> = { ...gameView({ turn, legal }), phase: 'wish' }
    return promptOf({ view: tableView(game), game, plays: new Plays(game, false) })
  }

  it('is asked of whoever begins, with all there is to wish', () => {
    const suits: MauMove[] = [
      { move: 'wish', wish: 'clubs' },
      { move: 'wish', wish: 'hearts' },
    ]
    const asked = wish(0, suits)
    expect(asked?.choices).toEqual([
      { label: 'Kreuz', move: suits[0], suit: 'clubs' },
      { label: 'Herz', move: suits[1], suit: 'hearts' },
    ])
  })

  it('can be left out, last of all, where the card leaves it open', () => {
    const asked = wish(0, [{ move: 'wish' }, { move: 'wish', wish: 'K' }])
    expect(asked?.choices.map(({ label, move }) => [label, move])).toEqual([
      ['König', { move: 'wish', wish: 'K' }],
      ['Kein Wunsch', { move: 'wish' }],
    ])
  })

  it('is waited for by all others', () => {
    const other = wish(3, [])
    expect(other?.text).toContain('Dora')
    expect(other?.choices).toEqual([])
  })
})

describe('a last card that can be accused', () => {
  it('gives whoever is next two plain choices', () => {
    const asked = lies(3, 0, [{ move: 'pass' }], [{ move: 'accuse', seat: 3 }])
    expect(asked?.text).toContain('Dora')
    expect(asked?.choices.map(({ move }) => move)).toEqual([
      { move: 'pass' },
      { move: 'accuse', seat: 3 },
    ])
  })

  it('is only let stand by whoever has accused in vain', () => {
    const asked = lies(3, 0, [{ move: 'pass' }], [])
    expect(asked?.choices.map(({ move }) => move)).toEqual([{ move: 'pass' }])
  })

  it('is told to those who may still accuse, and to its player', () => {
    const other = lies(3, 1, [], [{ move: 'accuse', seat: 3 }])
    const own = lies(0, 1, [], [])
    expect(other?.choices).toEqual([])
    expect(other?.text).toContain('Dora')
    expect(own?.text).toContain('Berta')
  })
})
