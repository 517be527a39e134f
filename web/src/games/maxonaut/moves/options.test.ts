import { describe, expect, it } from 'vitest'
import { maxView } from '../fixtures'
import { optionsOf } from './options'

describe('what the screen offers', () => {
  it('is nothing that is not legal', () => {
    const none = optionsOf(maxView({ legal: [] }))
    expect(none).toEqual({
      believe: false,
      doubt: false,
      lays: [],
      says: new Set(),
      slips: new Set(),
      shows: [],
      bear: false,
    })
    expect(optionsOf(maxView({ legal: [{ move: 'doubt' }] }))).toEqual({ ...none, doubt: true })
    expect(optionsOf(maxView({ legal: [{ move: 'believe' }] }))).toEqual({ ...none, believe: true })
  })

  it('names to each way of laying what it is worth', () => {
    const { lays } = optionsOf(
      maxView({
        legal: [
          { move: 'lay', cards: [] },
          { move: 'lay', cards: ['4', '7'] },
          { move: 'lay', cards: ['unseen'] },
        ],
        lay_worth: [{ worth: 'nothing' }, { worth: 'value', claim: '74' }],
      }),
    )
    expect(lays).toEqual([
      { cards: [], worth: { worth: 'nothing' } },
      { cards: ['4', '7'], worth: { worth: 'value', claim: '74' } },
      { cards: ['unseen'], worth: { worth: 'unknown' } },
    ])
  })

  it('keeps values in the wrong form apart from the right ones', () => {
    const { says, slips } = optionsOf(
      maxView({
        legal: [
          { move: 'announce', said: '54' },
          { move: 'announce', said: '21' },
        ],
        daring: [{ move: 'announce', said: '45' }],
      }),
    )
    expect([...says]).toEqual(['54', '21'])
    expect([...slips]).toEqual(['45'])
  })

  it('holds all that helps against virus and bomb', () => {
    const { shows, bear } = optionsOf(
      maxView({
        legal: [
          { move: 'show', cards: ['3'] },
          { move: 'show', cards: ['4', '4'] },
          { move: 'bear' },
        ],
      }),
    )
    expect(shows).toEqual([['3'], ['4', '4']])
    expect(bear).toBe(true)
  })
})
