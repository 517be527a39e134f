import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import RatingChart from './RatingChart.svelte'

it('draws the rating between what is likely, and where everybody begins', () => {
  const course = [
    { points: 1000, spread: 300, unsure: 90 },
    { points: 1100, spread: 200, unsure: 60 },
  ]
  render(RatingChart, { course, label: 'Wertung' })
  const plot = screen.getByRole('img', { name: 'Wertung' })
  const drawn = (kind: string) => plot.querySelector(kind)?.getAttribute('d')
  expect([...plot.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    '700',
    '1000',
    '1300',
  ])
  expect(drawn('.line')).toMatch(/^M34 55L290 39\.3/)
  // There above, and back below.
  expect(drawn('.band')).toMatch(/^M34 8L290 8L290 70\.\d+L34 102Z$/)
})
