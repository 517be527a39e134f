import { afterEach, describe, expect, it } from 'vitest'
import { lastQuick, quickOf, rememberQuick, type Quick } from './quick'

const FIVE: Quick = {
  base: 'erftschmiede',
  name: { de: 'Erftschmiede', en: 'Erftschmiede' },
  seats: 5,
  bot: 'greedy',
  bots: 'at_once',
}

afterEach(() => localStorage.clear())

describe('a game against bots', () => {
  it('is remembered as it was', () => {
    expect(lastQuick()).toBeNull()
    rememberQuick(FIVE)
    expect(lastQuick()).toEqual(FIVE)
  })

  it('is new where what was kept is damaged or from another time', () => {
    for (const kept of ['', '{', 'null', '7', '[]', '{"base":"live"}', '{"seats":4}']) {
      localStorage.setItem('stammtisch.quick', kept)
      expect(lastQuick()).toBeNull()
    }
  })

  it('takes over the pace, and of the same rules the seats and the strength', () => {
    expect(quickOf('erftschmiede', FIVE)).toMatchObject({ seats: 5, bot: 'greedy' })
    expect(quickOf('live', FIVE)).toMatchObject({ seats: 4, bot: 'regel', bots: 'at_once' })
    expect(quickOf('live', null)).toMatchObject({ seats: 4, bot: 'regel', bots: 'brisk' })
  })
})
