import { describe, expect, it } from 'vitest'
import { gameView, legal } from '../../../lib/fixtures/views'
import type { MauMove } from '../../../lib/wire/MauMove'
import { Ways } from './plays'

const daring: MauMove[] = [
  { move: 'play', card: 'KC' },
  { move: 'play', card: '8D' },
  { move: 'accuse', seat: 3 },
]

describe('cheats', () => {
  it('are not seen by who plays honestly', () => {
    const plain = new Ways(gameView({ legal }), false)
    const tempted = new Ways(gameView({ legal, daring, slips: true }), false)
    expect(tempted.uses()).toEqual(plain.uses())
    for (const card of tempted.uses().keys()) expect(tempted.of(card)).toEqual(plain.of(card))
    expect(plain.canCheat).toBe(false)
    expect(tempted.canCheat).toBe(true)
  })

  it('are every card that is laid though it does not fit', () => {
    const ways = new Ways(gameView({ legal, daring }), true)
    expect(Object.fromEntries(ways.uses())).toEqual({
      '7H': 'lay',
      '9S': 'lay',
      JD: 'lay',
      KC: 'cheat',
      '8D': 'cheat',
    })
    expect(ways.of('KC')).toEqual([{ move: 'play', card: 'KC' }])
  })

  it('are every other card of the hand under any that is laid', () => {
    const hand = ['7H', '7H', 'KC', 'JD']
    const ways = new Ways(gameView({ hand, legal, daring, slips: true }), true)
    expect(ways.of('7H').map((play) => play.under)).toEqual([undefined, '7H', 'KC', 'JD'])
    expect(ways.of('KC').map((play) => play.under)).toEqual([undefined, '7H', 'JD'])
    // With a jack the wish is still to be named.
    expect(ways.of('JD')).toHaveLength(3 + 2 * 3)
  })

  it('leave wild cards and claims alone', () => {
    const moves: MauMove[] = [
      { move: 'play', card: 'XR', as: '7H' },
      { move: 'play', card: 'XR', wish: '7' },
      { move: 'play', card: '3H' },
      { move: 'play', card: '3H', claim: true },
    ]
    const ways = new Ways(gameView({ hand: ['XR', '3H'], legal: moves, slips: true }), true)
    expect(ways.of('XR')).toEqual(moves.slice(0, 2))
    expect(ways.of('3H')).toEqual([...moves.slice(2), { move: 'play', card: '3H', under: 'XR' }])
  })

  it('are over when there is nothing to cheat with', () => {
    expect(
      new Ways(gameView({ legal, daring: [{ move: 'accuse', seat: 1 }] }), true).cheating,
    ).toBe(false)
  })
})

describe('cards out of turn', () => {
  it('are thrown in, and given away when asked for', () => {
    const jump = new Ways(gameView({ turn: 2, legal: [{ move: 'play', card: '9S' }] }), false)
    expect([...jump.uses()]).toEqual([['9S', 'jump']])
    const give = new Ways(gameView({ legal: [{ move: 'give', card: 'KC' }] }), false)
    expect([...give.uses()]).toEqual([['KC', 'give']])
  })
})
