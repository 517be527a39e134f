import { describe, expect, it } from 'vitest'
import { canAdd, kept, layOf, swapped, taken, without } from './selection'
import type { MoveOptions } from './options'

const lays = (...ways: string[][]): MoveOptions['lays'] =>
  ways.map((cards) => ({ cards, worth: { worth: 'unknown' } }))

describe('cards chosen to be laid', () => {
  it('are a way of laying only as far as there is one', () => {
    const two = lays(['7', '7'], ['7', 'joker'], ['joker', '7'])
    expect(layOf(two, ['7'])).toBeNull()
    expect(layOf(two, ['joker', '7'])).toBe(two[2])
    expect(layOf(two, ['joker', 'joker'])).toBeNull()
    const free = lays([], ['7'])
    expect(layOf(free, [])).toBe(free[0])
    expect(layOf(free, ['7'])).toBe(free[1])
  })

  it('take a twin as often as the hand has it, and no third card', () => {
    const twins = lays(['7', '7'], ['7', '4'], ['4', '7'])
    expect(canAdd(twins, ['7'], '7')).toBe(true)
    expect(canAdd(twins, ['4'], '4')).toBe(false)
    expect(canAdd(twins, ['7', '4'], '7')).toBe(false)
    expect(taken(['7', '7'], '7')).toBe(2)
    expect(taken(['7', 'unseen'], '4')).toBe(0)
  })

  it('take unseen cards where the rules let them, in their order', () => {
    const ways = lays(['unseen'], ['unseen', '4'], ['4'])
    expect(canAdd(ways, [], 'unseen')).toBe(true)
    expect(canAdd(ways, ['unseen'], '4')).toBe(true)
    expect(canAdd(ways, ['4'], 'unseen')).toBe(false)
    expect(canAdd(ways, ['unseen'], 'unseen')).toBe(false)
  })

  it('stay as far as they can still be laid', () => {
    const ways = lays([], ['4'], ['4', '7'], ['7'], ['7', '4'])
    expect(kept(ways, ['4', '7'])).toEqual(['4', '7'])
    expect(kept(ways, ['9', '7'])).toEqual(['7'])
    expect(kept(ways, ['4', '4'])).toEqual(['4'])
    expect(kept([], ['4', '7'])).toEqual([])
  })

  it('are swapped and taken back one by one', () => {
    const selection = ['4', 'unseen']
    expect(swapped(selection)).toEqual(['unseen', '4'])
    expect(without(selection, 0)).toEqual(['unseen'])
    expect(selection).toEqual(['4', 'unseen'])
  })
})
