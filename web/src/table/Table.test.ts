import { render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { loadKit } from '../games/kits'
import { maxView } from '../games/maxonaut/fixtures'
import { gameView, tableView } from '../lib/fixtures/views'
import { TableSession } from './session.svelte'
import Table from './Table.svelte'

const frames = vi.hoisted(() => [] as string[])
vi.mock('../games/kits', () => ({ loadKit: vi.fn(async (game: string) => game) }))
vi.mock('./frame/FrameOf.svelte', () => ({
  default: (_: unknown, { kit, game }: { kit: string; game: { game: string } }) =>
    void frames.push(`${kit} ${game.game}`),
}))

it('keeps the page of a game for as long as the game is played, and no longer', async () => {
  const table = new TableSession('ABCDEF')
  const view = tableView(gameView())
  const { rerender } = render(Table, { table, view, game: gameView() })
  await vi.waitFor(() => expect(frames).toEqual(['mau mau']))
  await rerender({ table, view, game: gameView({ turn: 1 }) })
  expect(loadKit).toHaveBeenCalledTimes(1)
  await rerender({ table, view, game: maxView() })
  await vi.waitFor(() => expect(frames).toEqual(['mau mau', 'maxonaut maxonaut']))
  expect(loadKit).toHaveBeenCalledTimes(2)
})
