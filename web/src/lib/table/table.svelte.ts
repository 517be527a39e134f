import { refusalText } from '../i18n/refusal'
import { Line, type LineState, type Socket } from '../net/line'
import { never } from '../never'
import type { Command } from '../wire/Command'
import type { GameMove } from '../wire/GameMove'
import type { ServerMessage } from '../wire/ServerMessage'
import type { TableEvent } from '../wire/TableEvent'
import type { TableView } from '../wire/TableView'
import { isWorthALine, peopleOf, type LogEntry } from './log'

const LOG_LIMIT = 400
const NOTICE_FOR = 4200

export type Step = { events: TableEvent[]; before: TableView; after: TableView }
export type Watcher = (step: Step) => void

/** One table as this window knows it: the latest view, the log, the line. */
export class TableSession {
  view = $state.raw<TableView | null>(null)
  line = $state.raw<LineState>({ kind: 'connecting' })
  log = $state.raw<LogEntry[]>([])
  /** What was last said aloud: the live region reads it. */
  news = $state.raw<LogEntry[]>([])
  notice = $state.raw<{ id: number; code: string } | null>(null)
  pending = $state(0)

  readonly code: string
  #line: Line
  #ids = 0
  #watchers: Watcher[] = []
  #noticeTimer: ReturnType<typeof setTimeout> | undefined

  constructor(code: string, open?: (url: string) => Socket) {
    this.code = code
    this.#line = new Line({
      url: (since) => address(code, since),
      message: (message) => this.#hear(message),
      state: (state) => (this.line = state),
      pending: (count) => (this.pending = count),
      ...(open && { open }),
    })
  }

  start(): void {
    this.#line.start()
  }
  stop(): void {
    this.#line.stop()
  }
  wake(): void {
    this.#line.wake()
  }
  send(command: Command): void {
    this.#line.send(command)
  }
  move(move: GameMove): void {
    this.send({ do: 'move', move })
  }

  /** Is told of every step before the view changes, while the old picture still stands. */
  watch(watcher: Watcher): () => void {
    this.#watchers.push(watcher)
    return () => (this.#watchers = this.#watchers.filter((w) => w !== watcher))
  }

  say(code: string): void {
    this.notice = { id: ++this.#ids, code }
    clearTimeout(this.#noticeTimer)
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE_FOR)
  }

  get noticeText(): string {
    return this.notice ? refusalText(this.notice.code, this.view?.rules.game) : ''
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#note(message.missed, message.view)
        this.view = message.view
        return
      case 'update':
        this.#step(message.events, message.view)
        return
      case 'refused':
        this.say(message.code)
        return
      case 'done':
      case 'pong':
      case 'closing':
        return
      default:
        never(message)
    }
  }

  #step(events: TableEvent[], after: TableView): void {
    const before = this.view
    if (before) for (const watcher of this.#watchers) watcher({ events, before, after })
    this.#note(events, after)
    this.view = after
  }

  #note(events: TableEvent[], view: TableView): void {
    const people = peopleOf(view)
    const entries = events.filter(isWorthALine).map((event) => ({ id: ++this.#ids, event, people }))
    if (entries.length === 0) return
    this.news = entries
    this.log = [...this.log, ...entries].slice(-LOG_LIMIT)
  }
}

function address(code: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${code}/ws?since=${since}`
}
