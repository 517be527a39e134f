import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { gameView, tableView } from '../../lib/fixtures/views'
import { TableSession } from '../session.svelte'
import { dialogs } from '../words'
import TalkDialog from './TalkDialog.lazy.svelte'

beforeAll(() => dialogs.ready())

function open(seat: number | null) {
  const view = tableView(gameView())
  const table = new TableSession('ABCDEF')
  render(TalkDialog, {
    table,
    view: { ...view, you: { ...view.you, seat } },
    phrases: ['not_a_chance'],
    onclose: () => {},
  })
}

it('lets who sits at the table say what fits the game, and what fits any', () => {
  open(0)
  expect(screen.getByText('Niemals!')).toBeTruthy()
  expect(screen.getByText('Danke!')).toBeTruthy()
  expect(screen.queryByText('Glaub mir!')).toBeNull()
})

it('lets who watches choose whom to hear, and say nothing', async () => {
  open(null)
  expect(screen.queryByText('Danke!')).toBeNull()
  expect(screen.getAllByRole('button', { pressed: false }).length).toBeGreaterThan(0)
})
