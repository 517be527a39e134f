import { describe, expect, it } from 'vitest'
import { dataUrl, drawSheet, type SheetPicture } from './sheet-picture.lazy'

const SHEET: SheetPicture = {
  title: 'Live Mau-Mau',
  about: ['Bis 100 Punkte, Buben wünschen eine Farbe'],
  players: [
    { name: 'Anna', points: 101, won: true, deals: [60, 0, 41] },
    { name: '<b>"Ben" & Co</b>', points: -5, won: false, deals: [0, -5, 0] },
  ],
  dealsLabel: 'Runden:',
  footer: 'Stammtisch',
}

const read = (svg: string) => {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(page.querySelector('parsererror')).toBeNull()
  return page
}
const texts = (svg: string) => [...read(svg).querySelectorAll('text')].map((one) => one.textContent)

describe('the result as a picture', () => {
  it('names everybody with their points, and the points of each deal', () => {
    const said = texts(drawSheet(SHEET))
    expect(said).toContain('Anna')
    expect(said).toContain('101')
    expect(said).toContain('Runden: 60 · 0 · 41')
    expect(said).toContain('Runden: 0 · −5 · 0')
    expect(said).toContain('−5')
  })

  it('takes names as they are, never as code', () => {
    const svg = drawSheet(SHEET)
    expect(texts(svg)).toContain('<b>"Ben" & Co</b>')
    expect(read(svg).querySelector('b')).toBeNull()
    expect(decodeURIComponent(dataUrl(svg))).toContain(svg)
  })

  it('grows with long score sheets and cuts long names', () => {
    const many = {
      points: 3,
      won: true,
      name: 'Wolfgang-Amadeus-'.repeat(9),
      deals: Array<number>(60).fill(12),
    }
    const svg = drawSheet({ ...SHEET, players: Array<typeof many>(10).fill(many) })
    const page = read(svg)
    const height = Number(page.documentElement.getAttribute('height'))
    const lowest = Math.max(
      ...[...page.querySelectorAll('text')].map((one) => Number(one.getAttribute('y'))),
    )
    expect(lowest).toBeLessThan(height - 20)
    expect(texts(svg).filter((text) => text?.endsWith('…'))).toHaveLength(10)
  })
})
