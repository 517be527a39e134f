import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeSocket } from '../lib/fixtures/fake-socket'
import { gameView, tableView } from '../lib/fixtures/views'
import type { TableEvent } from '../lib/wire/TableEvent'
import { narrate } from './log/log'
import { TableSession } from './session.svelte'

const passed = (seat: number): TableEvent => ({
  type: 'game',
  event: { game: 'mau', event: 'passed', seat },
})
let table: TableSession
let seq = 3

beforeEach(() => {
  FakeSocket.all = []
  table = new TableSession('ABCDEF', { open: (url) => new FakeSocket(url) })
  table.start()
  const view = tableView(gameView())
  FakeSocket.last.tell({ type: 'welcome', seq, last_no: 0, view, missed: [], chat: [] })
})
afterEach(() => table.stop())

function happens(...events: TableEvent[]) {
  FakeSocket.last.tell({ type: 'update', seq: ++seq, events, now: tableView(gameView()) })
}
const said = () => table.news.map(narrate)

it('has what was before it came in the log, and tells none of it aloud', () => {
  const late = new TableSession('ABCDEF', { open: (url) => new FakeSocket(url) })
  late.start()
  const view = tableView(gameView())
  const missed = [passed(0), passed(1)]
  const chat = [{ no: 1, seat: 1, person: 12, name: 'Berta', text: 'Hallo' }]
  FakeSocket.last.tell({ type: 'welcome', seq, last_no: 0, view, missed, chat })
  expect([late.log.length, late.news.length]).toEqual([3, 0])
  FakeSocket.last.tell({ type: 'welcome', seq, last_no: 0, view, missed, chat })
  expect([late.log.length, late.news.length]).toEqual([5, 2])
  late.stop()
})

// The order matters: the sentences are loaded with the first line that is wanted, and stay.
it('tells what came before its sentences in order, with nothing left out', async () => {
  happens({ type: 'started' })
  happens(passed(0), passed(1))
  expect(said()).toEqual(['', '', ''])
  happens({ type: 'host_changed', name: null })
  const all = [
    'Die Partie beginnt.',
    'Du gibst weiter.',
    'Berta gibt weiter.',
    'Gerade leitet niemand den Tisch.',
  ]
  await vi.waitFor(() => expect(said()).toEqual(all))
  expect(table.log.map(narrate)).toEqual(all)
})

it('tells only what is new once the sentences are there', () => {
  happens({ type: 'started' })
  happens(passed(1))
  expect(said()).toEqual(['Berta gibt weiter.'])
})
