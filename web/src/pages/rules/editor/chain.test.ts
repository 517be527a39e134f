import { describe, expect, it } from 'vitest'
import { flat, mineIn, nameIn, overMine, whole, type Places } from './chain'
import type { Doc } from './document'

const house: Record<string, Doc> = {
  plain: { format: 2, id: 'plain', deal: { hand: 5 }, match: { deals: { count: 3 } } },
}
const mine: Record<string, Doc> = {
  '1': { base: 'plain', id: 'one', name: { de: 'Eins' }, cards: { '7': { threat: { draw: 2 } } } },
  '2': { base: overMine('1'), id: 'two', cards: { '7': 'none', '8': { skip: 1 } } },
  '3': { base: overMine('4'), id: 'three' },
  '4': { base: overMine('3'), id: 'four' },
  '5': { base: overMine('9'), id: 'five' },
}
const places: Places = {
  mine: (id) => mine[id],
  house: (id) => house[id],
  decisions: new Set(['match']),
}

describe('rules over rules of one’s own', () => {
  it('are laid over the house alone', () => {
    const file = { base: overMine('2'), id: 'mine', match: { rounds: { count: 4 } } }
    expect(flat(file, places)).toEqual({
      base: 'plain',
      id: 'mine',
      cards: { '8': { skip: 1 } },
      match: { rounds: { count: 4 } },
    })
    expect(whole(file, places)).toEqual({
      id: 'mine',
      deal: { hand: 5 },
      cards: { '8': { skip: 1 } },
      match: { rounds: { count: 4 } },
    })
  })

  it('keep what takes something of the house away', () => {
    const file = { base: overMine('1'), id: 'mine', deal: 'none' }
    expect(flat(file, places)).toMatchObject({ base: 'plain', deal: 'none' })
  })

  it('stay as they are where they lie over the house or nothing', () => {
    expect(flat(mine['1'] as Doc, places)).toBe(mine['1'])
    const all = { format: 2, id: 'all' }
    expect(flat(all, places)).toBe(all)
    const over = { ...places, mine: () => all }
    expect(flat({ base: overMine('1'), id: 'x', deal: { hand: 3 } }, over)).toEqual({
      format: 2,
      id: 'x',
      deal: { hand: 3 },
    })
  })

  it('lead nowhere where the chain goes round or something is missing', () => {
    for (const id of ['3', '4', '5']) expect(flat(mine[id] as Doc, places), id).toBeNull()
    expect(flat({ base: overMine('1') }, { ...places, house: () => undefined })).toBeNull()
  })

  it('are told from rules of the house', () => {
    expect(mineIn('mine:12')).toBe('12')
    expect(mineIn('plain')).toBeNull()
    expect(mineIn(null)).toBeNull()
    expect(nameIn(mine['1'] as Doc)).toEqual({ de: 'Eins', en: 'Eins' })
    expect(nameIn({})).toEqual({ de: '', en: '' })
  })
})
