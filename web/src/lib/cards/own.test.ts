import { describe, expect, it } from 'vitest'
import type { DeckLook } from '../wire/DeckLook'
import { labelOf, lookOf, readDeck } from './look'
import { INKS, SYMBOLS, symbolOf } from './own.lazy'
import { cardOf, parseCard } from './parse'

const text = (de: string, en = de) => ({ de, en })

const LOOK: DeckLook = {
  suits: [
    { suit: 'hearts', name: text('Rot', 'red'), symbol: 'star', ink: 'red' },
    { suit: 'fifth', name: text('Stern', 'stars'), symbol: 'moon', ink: 'blue' },
  ],
  ranks: [
    { rank: 'A', name: text('1'), label: text('1') },
    { rank: 'J', name: text('Ziehkarte', 'draw card'), label: text('+2'), symbol: 'cards' },
    { rank: 'Q', name: text('Dame', 'queen') },
  ],
  cards: [
    { card: 'JH', name: text('rote Ziehkarte', 'red draw card') },
    { card: 'QH', name: text('Sara'), label: text('S'), ink: 'purple' },
    { card: 'X3', name: text('Wünscher', 'wisher'), label: text('W') },
  ],
  red: text('Rot', 'red'),
  black: text('Schwarz', 'black'),
}
const deck = readDeck(LOOK)

/** How light a colour is, by which WCAG reckons contrast. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('a deck of one’s own', () => {
  it('draws a card as its own face says, else as its rank and suit do', () => {
    expect(lookOf(deck, 'JH')).toMatchObject({ label: text('+2'), symbol: 'cards', ink: 'red' })
    expect(lookOf(deck, 'QH')).toMatchObject({ label: text('S'), symbol: 'star', ink: 'purple' })
    expect(lookOf(deck, 'AF')).toMatchObject({ label: text('1'), symbol: 'moon', ink: 'blue' })
    expect(lookOf(deck, 'X3')).toEqual({ label: text('W') })
  })

  it('has the usual letters where a rank has no label', () => {
    expect(labelOf(deck, 'Q')).toEqual(text('D', 'Q'))
    expect(labelOf(deck, '7')).toEqual(text('7'))
  })

  it('knows the cards that only such decks have', () => {
    expect(parseCard('8F')).toEqual({ kind: 'suited', rank: '8', suit: 'fifth' })
    expect(parseCard('X4').kind).toBe('joker')
    expect(cardOf('A', 'fifth')).toBe('AF')
  })

  it('prints in colours that can be read on paper', () => {
    const paper = luminance('#fffdf7')
    for (const [name, ink] of Object.entries(INKS)) {
      expect((paper + 0.05) / (luminance(ink) + 0.05), name).toBeGreaterThan(4.5)
    }
  })

  it('draws each symbol in another way', () => {
    expect(new Set(Object.values(SYMBOLS)).size).toBe(Object.keys(SYMBOLS).length)
    expect(symbolOf('unheard-of')).toBe(SYMBOLS.circle)
  })
})
