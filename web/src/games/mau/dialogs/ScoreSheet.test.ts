import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { gameView, tableView } from '../../../lib/fixtures/views'
import ScoreSheet from './ScoreSheet.lazy.svelte'

const row = (deal: number, points: number[]) => ({
  deal,
  dealer: 0,
  round: 1,
  sharp: false,
  points,
})

describe('the score sheet', () => {
  it('draws a line for every seat as soon as there are two deals', () => {
    const game = gameView()
    const first = [row(1, [5, 0, 0, 0])]
    const { rerender } = render(ScoreSheet, { view: tableView(game, { sheet: first }), game })
    expect(screen.queryByRole('img')).toBeNull()
    const sheet = [...first, row(2, [0, 11, 0, 0])]
    return rerender({ view: tableView(game, { sheet }), game }).then(() => {
      const chart = screen.getByRole('img', { name: 'Punkte nach jeder Runde' })
      expect(chart.querySelectorAll('circle')).toHaveLength(4)
    })
  })
})
