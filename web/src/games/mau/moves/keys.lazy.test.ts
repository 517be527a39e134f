import { describe, expect, it } from 'vitest'
import { legal } from '../../../lib/fixtures/views'
import type { MauMove } from '../../../lib/wire/MauMove'
import { shortcut } from './keys.lazy'
import { optionsOf } from './options'

const plain = { ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, moves: MauMove[], held = {}) =>
  shortcut({ key, ...plain, ...held }, optionsOf(moves))

describe('keys', () => {
  it('make the legal move they stand for', () => {
    expect(press('d', legal)).toEqual({ kind: 'move', move: { move: 'draw' } })
    expect(press('D', [{ move: 'bear' }])).toEqual({ kind: 'move', move: { move: 'bear' } })
    expect(press('p', [{ move: 'pass' }])).toEqual({ kind: 'move', move: { move: 'pass' } })
    expect(press('p', [{ move: 'bear' }])).toEqual({ kind: 'move', move: { move: 'bear' } })
    expect(press('m', [{ move: 'call', call: 1 }])).toEqual({
      kind: 'move',
      move: { move: 'call', call: 1 },
    })
    expect(press('c', [{ move: 'catch', seat: 2, call: 0 }])).toEqual({
      kind: 'move',
      move: { move: 'catch', seat: 2, call: 0 },
    })
  })

  it('turn cheating on and accuse', () => {
    expect(press('g', [])).toEqual({ kind: 'cheat' })
    expect(press('X', [])).toEqual({ kind: 'accuse' })
  })

  it('mean the same by the letters of the other language', () => {
    for (const [german, english, move] of [
      ['z', 'd', { move: 'draw' }],
      ['w', 'p', { move: 'pass' }],
      ['e', 'c', { move: 'catch', seat: 2, call: 0 }],
    ] as const) {
      expect(press(german, [move])).toEqual({ kind: 'move', move })
      expect(press(english, [move])).toEqual({ kind: 'move', move })
    }
  })

  it('never make another one, and ask why not', () => {
    const nobody: MauMove = { move: 'catch', seat: 1, call: 0 }
    const idle = (key: string) =>
      shortcut({ key, ...plain }, optionsOf([]), undefined, { call: 1, nobody })
    expect(idle('m')).toEqual({ kind: 'why', move: { move: 'call', call: 1 } })
    for (const key of ['c', 'e']) expect(idle(key)).toEqual({ kind: 'why', move: nobody })
    for (const key of ['d', 'z'])
      expect(press(key, [])).toEqual({ kind: 'why', move: { move: 'draw' } })
    for (const key of ['p', 'w'])
      expect(press(key, [])).toEqual({ kind: 'why', move: { move: 'pass' } })
  })

  it('do nothing for what the rules do not know', () => {
    for (const key of ['m', 'c', 'e']) expect(press(key, [])).toBeNull()
  })

  it('leave the keys of the browser alone', () => {
    expect(press('d', legal, { ctrlKey: true })).toBeNull()
    expect(press('r', legal, { metaKey: true })).toBeNull()
  })
})
