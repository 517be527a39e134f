import { describe, expect, it } from 'vitest'
import { gameView, legal } from '../../../lib/fixtures/views'
import type { MauMove } from '../../../lib/wire/MauMove'
import { Plays } from './plays'

const irregular: MauMove[] = [
  { move: 'play', card: 'KC' },
  { move: 'play', card: '8D' },
  { move: 'accuse', seat: 3 },
]

describe('cheats', () => {
  it('are not seen by who plays honestly', () => {
    const plain = new Plays(gameView({ legal }), false)
    const tempted = new Plays(gameView({ legal, daring: irregular, slips: true }), false)
    expect(tempted.uses()).toEqual(plain.uses())
    for (const card of tempted.uses().keys()) expect(tempted.of(card)).toEqual(plain.of(card))
    expect(plain.canCheat).toBe(false)
    expect(tempted.canCheat).toBe(true)
  })

  it('are every card that is laid though it does not fit', () => {
    const plays = new Plays(gameView({ legal, daring: irregular }), true)
    expect(Object.fromEntries(plays.uses())).toEqual({
      '7H': 'lay',
      '9S': 'lay',
      JD: 'lay',
      KC: 'cheat',
      '8D': 'cheat',
    })
    expect(plays.of('KC')).toEqual([{ move: 'play', card: 'KC' }])
  })

  it('are every other card of the hand under any that is laid', () => {
    const hand = ['7H', '7H', 'KC', 'JD']
    const plays = new Plays(gameView({ hand, legal, daring: irregular, slips: true }), true)
    expect(plays.of('7H').map((play) => play.under)).toEqual([undefined, '7H', 'KC', 'JD'])
    expect(plays.of('KC').map((play) => play.under)).toEqual([undefined, '7H', 'JD'])
    // With a jack the wish is still to be named.
    expect(plays.of('JD')).toHaveLength(3 + 2 * 3)
  })

  it('leave wild cards and claims alone', () => {
    const moves: MauMove[] = [
      { move: 'play', card: 'XR', as: '7H' },
      { move: 'play', card: 'XR', wish: '7' },
      { move: 'play', card: '3H' },
      { move: 'play', card: '3H', claim: true },
    ]
    const plays = new Plays(gameView({ hand: ['XR', '3H'], legal: moves, slips: true }), true)
    expect(plays.of('XR')).toEqual(moves.slice(0, 2))
    expect(plays.of('3H')).toEqual([...moves.slice(2), { move: 'play', card: '3H', under: 'XR' }])
  })

  it('are over when there is nothing to cheat with', () => {
    expect(
      new Plays(gameView({ legal, daring: [{ move: 'accuse', seat: 1 }] }), true).cheating,
    ).toBe(false)
  })
})

describe('cards out of turn', () => {
  it('are thrown in, and given away when asked for', () => {
    const jump = new Plays(gameView({ turn: 2, legal: [{ move: 'play', card: '9S' }] }), false)
    expect([...jump.uses()]).toEqual([['9S', 'jump']])
    const give = new Plays(gameView({ legal: [{ move: 'give', card: 'KC' }] }), false)
    expect([...give.uses()]).toEqual([['KC', 'give']])
  })
})
