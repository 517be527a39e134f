import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from '../fixtures/fake-socket'
import { tableView } from '../fixtures/views'
import type { ChatLine } from '../wire/ChatLine'
import type { ServerMessage } from '../wire/ServerMessage'
import { Connection, type ConnectionState } from './connection'

const welcome = (seq: number, last_no: number): ServerMessage => ({
  type: 'welcome',
  seq,
  last_no,
  view: tableView(null),
  missed: [],
  chat: [],
})

let states: ConnectionState['kind'][]
let heard: ServerMessage[]
let pending: number
let ended: string | null
let reachable: boolean
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  states = []
  reachable = true
  heard = []
  pending = 0
  connection = new Connection({
    url: (since) => `ws://here/?since=${since}`,
    message: (message) => heard.push(message),
    state: (state) => {
      states.push(state.kind)
      ended = state.kind === 'ended' ? state.reason : null
    },
    pending: (count) => (pending = count),
    open: (url) => new FakeSocket(url),
    random: () => 1,
    ask: () => Promise.resolve(reachable),
  })
  connection.start()
})
afterEach(() => {
  connection.stop()
  vi.useRealTimers()
})

describe('commands', () => {
  it('count on from the number the server knows', () => {
    FakeSocket.last.tell(welcome(7, 41))
    connection.send({ do: 'start' })
    expect(FakeSocket.last.commands).toEqual([
      { type: 'command', no: 42, base: 7, command: { do: 'start' } },
    ])
    expect(pending).toBe(1)
  })

  it('wait for the welcome', () => {
    connection.send({ do: 'sit' })
    expect(FakeSocket.last.sent).toEqual([])
    FakeSocket.last.tell(welcome(3, 0))
    expect(FakeSocket.last.commands[0]).toMatchObject({ no: 1, base: 3 })
  })

  it('carry the sequence number that was seen when they were given', () => {
    FakeSocket.last.tell(welcome(3, 0))
    FakeSocket.last.tell({ type: 'update', seq: 9, events: [], now: tableView(null) })
    connection.send({ do: 'start' })
    expect(FakeSocket.last.commands[0]?.base).toBe(9)
  })

  it('are done with when answered', () => {
    FakeSocket.last.tell(welcome(3, 0))
    const done: string[] = []
    connection.send({ do: 'start' }, () => done.push('start'))
    connection.send({ do: 'leave' }, () => done.push('leave'))
    expect(FakeSocket.last.commands[0]).toEqual({
      type: 'command',
      no: 1,
      base: 3,
      command: { do: 'start' },
    })
    FakeSocket.last.tell({ type: 'done', no: 1, seq: 4 })
    expect(pending).toBe(1)
    FakeSocket.last.tell({ type: 'refused', no: 2, code: 'not_seated', detail: '' })
    expect(pending).toBe(0)
    expect(done, 'what is refused is not done').toEqual(['start'])
  })
})

describe('what others write', () => {
  it('is passed on', () => {
    FakeSocket.last.tell(welcome(3, 0))
    const line: ChatLine = { no: 1, seat: 1, person: 12, name: 'Gus', text: 'Na?' }
    FakeSocket.last.tell({ type: 'wrote', line })
    expect(heard.at(-1)).toEqual({ type: 'wrote', line })
  })
})

describe('a dropped connection', () => {
  it('comes back and sends what was not answered, with the same number and base', () => {
    FakeSocket.last.tell(welcome(3, 0))
    connection.send({ do: 'start' })
    const [first] = FakeSocket.last.commands
    FakeSocket.last.drop()
    connection.send({ do: 'leave' })
    expect(states.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(100)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.last.url).toContain('since=3')
    FakeSocket.last.tell(welcome(3, 0))
    expect(FakeSocket.last.commands[0]).toEqual(first)
    expect(FakeSocket.last.commands[1]).toMatchObject({ no: 2, command: { do: 'leave' } })
  })

  it('sends everything that was not answered, unchanged and in order, and only that', () => {
    FakeSocket.last.tell(welcome(3, 0))
    connection.send({ do: 'start' })
    connection.send({ do: 'next_deal' })
    connection.send({ do: 'rematch' })
    const [, second, third] = FakeSocket.last.commands
    FakeSocket.last.tell({ type: 'done', no: 1, seq: 4 })
    FakeSocket.last.drop()
    vi.advanceTimersByTime(100)
    // The table has taken the second one; its answer was lost.
    FakeSocket.last.tell(welcome(9, 2))
    expect(FakeSocket.last.commands).toEqual([second, third])
    FakeSocket.last.tell({ type: 'done', no: 2, seq: 5 })
    FakeSocket.last.tell({ type: 'refused', no: 3, code: 'stale', detail: '' })
    expect(heard.at(-1)).toMatchObject({ no: 3, code: 'stale' })
    expect(pending).toBe(0)
  })

  it('asks again about a number that the table has taken meanwhile', () => {
    FakeSocket.last.tell(welcome(3, 0))
    connection.send({ do: 'start' })
    const [first] = FakeSocket.last.commands
    FakeSocket.last.drop()
    vi.advanceTimersByTime(100)
    FakeSocket.last.tell(welcome(5, 1))
    expect(FakeSocket.last.commands).toEqual([first])
    expect(pending).toBe(1)
    FakeSocket.last.tell({ type: 'done', no: 1, seq: 4 })
    expect(pending).toBe(0)
    connection.send({ do: 'leave' })
    expect(FakeSocket.last.commands[1]).toMatchObject({ no: 2, base: 5 })
  })

  it('gives a command a new number when another window has used it, with the same base', () => {
    FakeSocket.last.tell(welcome(3, 0))
    connection.send({ do: 'start' })
    FakeSocket.last.drop()
    vi.advanceTimersByTime(100)
    FakeSocket.last.tell(welcome(5, 1))
    const taken: ServerMessage = { type: 'refused', no: 1, code: 'number_taken', detail: '' }
    FakeSocket.last.tell(taken)
    expect(heard).not.toContainEqual(taken)
    FakeSocket.last.tell(welcome(6, 2))
    expect(FakeSocket.last.commands).toEqual([
      { type: 'command', no: 3, base: 3, command: { do: 'start' } },
    ])
    FakeSocket.last.tell({ type: 'done', no: 3, seq: 7 })
    expect(pending).toBe(0)
  })

  it('tells of a number that was taken twice, instead of trying for ever', () => {
    FakeSocket.last.tell(welcome(3, 0))
    connection.send({ do: 'start' })
    FakeSocket.last.tell({ type: 'refused', no: 1, code: 'number_taken', detail: '' })
    FakeSocket.last.tell(welcome(4, 1))
    const again: ServerMessage = { type: 'refused', no: 2, code: 'number_taken', detail: '' }
    FakeSocket.last.tell(again)
    expect(heard).toContainEqual(again)
    FakeSocket.last.tell(welcome(5, 2))
    expect(FakeSocket.last.commands).toEqual([])
    expect(pending).toBe(0)
  })

  it('is tried at once, then ever more rarely, and at once when woken', () => {
    for (const wait of [100, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      FakeSocket.last.drop()
      const before = FakeSocket.all.length
      vi.advanceTimersByTime(wait - 1)
      expect(FakeSocket.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(before + 1)
    }
    FakeSocket.last.drop()
    const before = FakeSocket.all.length
    connection.wake()
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  it('is tried as soon as the server can be reached again, however long that took', async () => {
    reachable = false
    for (let drops = 0; drops < 8; drops++) {
      FakeSocket.last.drop()
      await vi.advanceTimersByTimeAsync(10_000)
    }
    FakeSocket.last.drop()
    const before = FakeSocket.all.length
    reachable = true
    await vi.advanceTimersByTimeAsync(600)
    expect(FakeSocket.all).toHaveLength(before + 1)
    FakeSocket.last.tell(welcome(3, 0))
    await vi.advanceTimersByTimeAsync(1_900)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  it('is noticed when a ping is not answered', () => {
    FakeSocket.last.tell(welcome(3, 0))
    vi.advanceTimersByTime(2_000)
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }])
    FakeSocket.last.tell({ type: 'pong' })
    vi.advanceTimersByTime(3_999)
    expect(states.at(-1)).toBe('open')
    vi.advanceTimersByTime(1)
    expect(states.at(-1)).toBe('waiting')
  })

  it('is not given up while it answers', () => {
    FakeSocket.last.tell(welcome(3, 0))
    for (let pings = 0; pings < 5; pings++) {
      vi.advanceTimersByTime(2_000)
      FakeSocket.last.tell({ type: 'pong' })
    }
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('is not waited for without end when it never opens', () => {
    FakeSocket.last.readyState = 0
    vi.advanceTimersByTime(9_000)
    expect(states.at(-1)).toBe('waiting')
  })

  it('is opened anew when woken on its way, unless it has only just set out', () => {
    FakeSocket.last.readyState = 0
    connection.wake()
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(2_100)
    connection.wake()
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('has to prove itself when the phone comes out of the pocket', () => {
    FakeSocket.last.tell(welcome(3, 0))
    connection.wake()
    FakeSocket.last.tell({ type: 'pong' })
    vi.advanceTimersByTime(1_500)
    expect(states.at(-1)).toBe('open')
    connection.wake()
    vi.advanceTimersByTime(2_000)
    expect(states.at(-1)).toBe('waiting')
  })

  it('ignores what a connection given up still says', () => {
    const old = FakeSocket.last
    old.tell(welcome(3, 0))
    vi.advanceTimersByTime(4_700)
    expect(FakeSocket.all).toHaveLength(2)
    heard.length = 0
    old.tell({ type: 'update', seq: 9, events: [], now: tableView(null) })
    expect(heard).toEqual([])
  })
})

describe('a refused connection', () => {
  it.each([
    [4401, 'no_session'],
    [4404, 'no_such_table'],
    [4403, 'removed'],
    [4403, 'closed_table'],
    [4500, 'table_broken'],
    [1013, 'too_many_watchers'],
  ])('ends with close code %i, %s', (code, reason) => {
    FakeSocket.last.drop(code, reason)
    expect(ended).toBe(reason)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('is tried again where the server cannot store just now', () => {
    FakeSocket.last.drop(1013, 'try_later')
    expect(states.at(-1)).toBe('waiting')
  })
})
