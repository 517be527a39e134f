import { describe, expect, it } from 'vitest'
import { difference, get, overlay, same, set, unset, type Doc } from './document'

const DECISIONS = new Set(['match', 'packs', 'do'])
const lay = (base: Doc, patch: Doc) => overlay(base, patch, DECISIONS)

describe('laying a file over its base', () => {
  it('merges tables, replaces the rest and takes away what is "none"', () => {
    expect(lay({ a: { x: 1, y: [1] }, b: 1 }, { a: { y: [2], z: 3 } })).toEqual({
      a: { x: 1, y: [2], z: 3 },
      b: 1,
    })
    expect(lay({ cards: { 8: { again: true }, 9: {} } }, { cards: { 8: 'none' } })).toEqual({
      cards: { 9: {} },
    })
    expect(lay({}, { cards: { 8: { threat: 'none', again: true } } })).toEqual({
      cards: { 8: { again: true } },
    })
  })

  it('keeps one decision whole', () => {
    const match = { race: { target: { any: 25 } } }
    expect(lay({ match }, { match: { deals: { count: 3 } } })).toEqual({
      match: { deals: { count: 3 } },
    })
    expect(lay({ match }, { match: 'single' })).toEqual({ match: 'single' })
    const rounds = { match: { rounds: { count: 4, last: 'sharp' } } }
    expect(lay(rounds, { match: { rounds: { count: 5 } } })).toEqual({
      match: { rounds: { count: 5, last: 'sharp' } },
    })
    expect(
      lay({ match: { race: { target: { 2: 10 } } } }, { match: { race: { target: { any: 9 } } } }),
    ).toEqual({ match: { race: { target: { any: 9 } } } })
  })

  it('does not fall for the names of objects', () => {
    const patch = JSON.parse('{ "cards": { "__proto__": { "again": true } } }') as Doc
    const laid = lay({ cards: {} }, patch)
    expect(Object.keys(laid.cards as Doc)).toEqual(['__proto__'])
    expect(({} as { again?: boolean }).again).toBeUndefined()
    expect(get({ a: {} }, ['a', 'constructor'])).toBeUndefined()
  })
})

describe('the difference to a base', () => {
  const base: Doc = {
    cards: { 7: { threat: { draw: 2, then: 'plays', answers: { 7: { do: { pass_on: 2 } } } } } },
    fit: { suit: true, anywhere: ['J'] },
    match: { race: { target: { any: 25 } } },
    deal: { hand: 6 },
  }
  const wholes: Doc[] = [
    base,
    {},
    { ...base, cards: {} },
    { ...base, cards: { 7: { again: true }, KH: {} }, match: 'single' },
    { ...base, match: { deals: { count: 3 } }, fit: { suit: true, anywhere: [] } },
    set(base, ['cards', '7', 'threat', 'answers', '7', 'do'], 'cancel'),
    set(base, ['cards', '7', 'threat', 'answers', '7', 'do'], { pass_on: 3 }),
    unset(base, ['cards', '7', 'threat', 'answers', '7']),
  ]
  it('laid over the base makes the whole again', () => {
    for (const whole of wholes) {
      const patch = difference(base, whole, DECISIONS)
      expect(lay(base, patch)).toEqual(whole)
    }
  })
  it('says nothing that the base says', () => {
    expect(difference(base, base, DECISIONS)).toEqual({})
    expect(difference(base, set(base, ['deal', 'hand'], 5), DECISIONS)).toEqual({
      deal: { hand: 5 },
    })
    expect(difference(base, unset(base, ['cards', '7']), DECISIONS)).toEqual({
      cards: { 7: 'none' },
    })
  })
})

describe('places in a document', () => {
  it('are set and taken away without a change to what was there', () => {
    const before: Doc = {
      when: [
        { seats: 2, set: {} },
        { seats: 3, set: {} },
      ],
    }
    const after = set(before, ['when', 1, 'set', 'deal', 'hand'], 4)
    expect(get(after, ['when', 1, 'set', 'deal', 'hand'])).toBe(4)
    expect(before).toEqual({
      when: [
        { seats: 2, set: {} },
        { seats: 3, set: {} },
      ],
    })
    expect(unset(after, ['when', 0])).toEqual({
      when: [{ seats: 3, set: { deal: { hand: 4 } } }],
    })
    expect(unset(before, ['nothing', 'here'])).toEqual(before)
  })
  it('are compared by what they hold', () => {
    expect(same({ a: [1, { b: true }] }, { a: [1, { b: true }] })).toBe(true)
    expect(same({ a: 1 }, { a: 1, b: 1 })).toBe(false)
    expect(same([], {})).toBe(false)
  })
})
