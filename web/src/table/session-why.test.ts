import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeSocket } from '../lib/fixtures/fake-socket'
import { gameView, tableView } from '../lib/fixtures/views'
import type { GameMove } from '../lib/wire/GameMove'
import { TableSession } from './session.svelte'

const draw: GameMove = { game: 'mau', move: 'draw' }
const text = { de: 'Anna ist dran.', en: 'It is Anna’s turn.' }
let table: TableSession

beforeEach(() => {
  FakeSocket.all = []
  table = new TableSession('ABCDEF', { open: (url) => new FakeSocket(url) })
  table.start()
  const view = tableView(gameView())
  FakeSocket.last.tell({ type: 'welcome', seq: 3, last_no: 0, view, missed: [], chat: [] })
})
afterEach(() => table.stop())

/** Asks, and gives the number of the question. */
function ask(): number {
  table.why(draw)
  const asked = FakeSocket.last.sent.at(-1)
  if (asked?.type !== 'why') throw new Error('nothing was asked')
  expect(asked.move).toEqual(draw)
  return asked.id
}

it('shows the answer to the last question, and counts no question as a command', () => {
  const first = ask()
  const second = ask()
  FakeSocket.last.tell({ type: 'reason', id: first, code: 'not_your_turn', text })
  expect(table.reason).toBeNull()
  FakeSocket.last.tell({ type: 'reason', id: second, code: 'not_your_turn', text })
  expect(table.reason?.text).toEqual(text)
  expect(table.pending).toBe(0)
})

it('says nothing of what can be done', () => {
  FakeSocket.last.tell({ type: 'reason', id: ask(), code: null, text: null })
  expect(table.reason).toBeNull()
})

it('forgets the reason with the next event, and an answer that comes after it', () => {
  const late = ask()
  FakeSocket.last.tell({ type: 'reason', id: late, code: 'not_your_turn', text })
  const now = tableView(gameView())
  FakeSocket.last.tell({ type: 'update', seq: 3, events: [], now })
  expect(table.reason).not.toBeNull()
  FakeSocket.last.tell({ type: 'update', seq: 4, events: [{ type: 'started' }], now })
  expect(table.reason).toBeNull()
  FakeSocket.last.tell({ type: 'reason', id: late, code: 'not_your_turn', text })
  expect(table.reason).toBeNull()
})

it('forgets the reason with the next act', () => {
  FakeSocket.last.tell({ type: 'reason', id: ask(), code: 'not_your_turn', text })
  table.move(draw)
  expect(table.reason).toBeNull()
})

it('has the words for a refused move from the table', () => {
  table.move(draw)
  FakeSocket.last.tell({ type: 'refused', no: 1, code: 'must_play', detail: '', text })
  expect(table.noticeText).toBe('Anna ist dran.')
})
