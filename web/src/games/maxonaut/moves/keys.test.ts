import { describe, expect, it } from 'vitest'
import type { MaxMove } from '../../../lib/wire/MaxMove'
import { maxView } from '../fixtures'
import { shortcut } from './keys'
import { optionsOf } from './options'

const press = (key: string, legal: MaxMove[], acting = false, more = {}) =>
  shortcut(
    { key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more },
    optionsOf(maxView({ legal })),
    acting,
  )

const JUDGING: MaxMove[] = [{ move: 'believe' }, { move: 'doubt' }]
const LAYING: MaxMove[] = [{ move: 'lay', cards: [] }]
const ANNOUNCING: MaxMove[] = [{ move: 'announce', said: '54' }]

describe('keys', () => {
  it('believe and doubt in both languages, where that is legal', () => {
    for (const key of ['g', 'B']) {
      expect(press(key, JUDGING)).toEqual({ do: 'move', move: { move: 'believe' } })
      expect(press(key, [{ move: 'doubt' }])).toBeNull()
    }
    for (const key of ['A', 'd']) {
      expect(press(key, JUDGING)).toEqual({ do: 'move', move: { move: 'doubt' } })
      expect(press(key, LAYING)).toBeNull()
    }
  })

  it('lay, and confirm what was chosen', () => {
    expect(press('u', LAYING)).toEqual({ do: 'unseen' })
    expect(press('x', LAYING)).toEqual({ do: 'swap' })
    expect(press('Backspace', LAYING)).toEqual({ do: 'erase' })
    expect(press(' ', LAYING)).toEqual({ do: 'confirm' })
    for (const key of ['u', 'x', 'Backspace', ' ', 'Enter', '5']) {
      expect(press(key, JUDGING)).toBeNull()
    }
    expect(press('u', ANNOUNCING)).toBeNull()
  })

  it('type a value only while one is announced, and no zero', () => {
    expect(press('5', ANNOUNCING)).toEqual({ do: 'digit', digit: '5' })
    expect(press('0', ANNOUNCING)).toBeNull()
    expect(press('5', LAYING)).toBeNull()
  })

  it('leave Enter to a button that has the focus, and all else to the browser', () => {
    const target = document.createElement('button')
    expect(press('Enter', LAYING, false, { target })).toBeNull()
    expect(press(' ', LAYING, false, { target })).toEqual({ do: 'confirm' })
    expect(press('Enter', LAYING)).toEqual({ do: 'confirm' })
    expect(press('d', JUDGING, false, { ctrlKey: true })).toBeNull()
  })

  it('only go on while cards are turned up', () => {
    for (const key of ['Enter', ' ', 'Escape']) {
      expect(press(key, JUDGING, true)).toEqual({ do: 'skip' })
    }
    expect(press('d', JUDGING, true)).toBeNull()
  })
})
