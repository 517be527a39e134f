import { describe, expect, it } from 'vitest'
import { gameView, legal, rules, tableView } from '../../lib/fixtures/views'
import type { CallInfo } from '../../lib/wire/CallInfo'
import { announcedWith, callsByHand, catchingNobody, isCallRight, keyCall } from './context'
import { keys } from './dialogs/key-list.lazy'

const call = (change: object) => ({
  call: 0,
  said: false,
  right: true,
  with: [],
  costs: 1,
  ...change,
})

describe('calls', () => {
  it('glow only where the table says that they would be right', () => {
    const two = gameView({ hand: ['7H', '9S'], calls: [call({ right: false })] })
    expect(isCallRight(two, 0)).toBe(false)
    expect(isCallRight(gameView({ calls: [call({})] }), 0)).toBe(true)
    expect(isCallRight(gameView({ calls: [call({ said: true })] }), 0)).toBe(false)
  })

  it('are made by key where they are right, else the first', () => {
    const game = gameView({ calls: [call({ right: false }), call({ call: 2 })] })
    expect(keyCall(game, [0, 2])).toBe(2)
    expect(keyCall(gameView(), [0, 2])).toBe(0)
    expect(keyCall(gameView(), [])).toBeUndefined()
  })

  it('mark the cards that make them true once they are made', () => {
    const said = gameView({ legal, calls: [call({ said: true, with: [1, 2, 3, 5] })] })
    expect([...announcedWith(said)]).toEqual(['9S', 'JD'])
    expect(announcedWith(gameView({ legal, calls: [call({ with: [1] })] })).size).toBe(0)
  })
})

describe('rules without a call to make', () => {
  const [mau] = rules.calls
  if (!mau) throw new Error('a call')
  const by = (...enforced: CallInfo['enforced'][]) =>
    tableView(gameView(), {
      rules: { ...rules, calls: enforced.map((enforced) => ({ ...mau, enforced })) },
    })
  const letters = (view: ReturnType<typeof by>) => keys(view).map(([key]) => key)

  it('ask about the first call that is made by hand, and the first that others see to', () => {
    const view = by('automatic', 'table', 'others')
    expect(callsByHand(view).map(({ call }) => call)).toEqual([1, 2])
    expect(catchingNobody(view, gameView())).toEqual({ move: 'catch', seat: 1, call: 2 })
    expect(letters(view)).toEqual(expect.arrayContaining(['M', 'E']))
  })

  it('have no key for it', () => {
    const view = by('automatic')
    expect(callsByHand(view)).toEqual([])
    expect(catchingNobody(view, gameView())).toBeNull()
    for (const key of ['M', 'E']) expect(letters(view)).not.toContain(key)
  })
})
