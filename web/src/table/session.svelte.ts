import { untrack } from 'svelte'
import { i18n } from '../lib/i18n/i18n.svelte'
import { refusalText } from '../lib/i18n/refusal'
import { lazy } from '../lib/lazy.svelte'
import { Connection, type ConnectionState, type Socket } from '../lib/net/connection'
import { never } from '../lib/never'
import { nameOf } from '../lib/router/router.svelte'
import type { CardAbout } from '../lib/wire/CardAbout'
import type { ChatLine } from '../lib/wire/ChatLine'
import type { Command } from '../lib/wire/Command'
import type { GameMove } from '../lib/wire/GameMove'
import type { ServerMessage } from '../lib/wire/ServerMessage'
import type { TableEvent } from '../lib/wire/TableEvent'
import type { TableView } from '../lib/wire/TableView'
import type { Text } from '../lib/wire/Text'
import { isLogged, narrate, peopleOf, sentences, type LogEvent, type LogEntry } from './log/log'
import { Mutes } from './talk/mutes.svelte'

const LOG_LIMIT = 400
const CHAT_LIMIT = 100
const NOTICE_FOR = 4200

type Welcome = Extract<ServerMessage, { type: 'welcome' }>
type Update = Extract<ServerMessage, { type: 'update' }>
export type TableStep = { events: TableEvent[]; before: TableView; after: TableView }
export type StepListener = (step: TableStep) => void
/** What a step has to wait for, if anything: the page stays as it was until then. */
export type StepHolder = (step: TableStep) => Promise<void> | null

/** What the felt asks of a table: one in play, or a match that is watched again. */
export type FeltTable = Pick<
  TableSession,
  'log' | 'news' | 'reason' | 'pending' | 'move' | 'send' | 'why' | 'watch' | 'holdBy'
>

type Options = { open?: (url: string) => Socket; screen?: boolean }

/** One table as this window knows it: the latest view, the log, the connection. */
export class TableSession {
  view = $state.raw<TableView | null>(null)
  connection = $state.raw<ConnectionState>({ kind: 'connecting' })
  log = $state.raw<LogEntry[]>([])
  /** What was last said aloud: the live region reads it. */
  news = $state.raw<LogEntry[]>([])
  /** What was written at the table; muted people are left out where it is shown. */
  chat = $state.raw<ChatLine[]>([])
  notice = $state.raw<{ id: number; code: string; text?: Text } | null>(null)
  /** Why the last thing tried cannot be done, until something happens. */
  reason = $state.raw<{ id: number; text: Text } | null>(null)
  pending = $state(0)

  readonly code: string
  readonly mutes: Mutes
  #connection: Connection
  #ids = 0
  #asked = 0
  #listeners: StepListener[] = []
  #readers: ((line: ChatLine) => void)[] = []
  #holder: StepHolder | null = null
  /** Steps that came while an earlier one is held. */
  #waiting: { events: TableEvent[]; after: TableView }[] | null = null
  /** Who asked what a card does, by the number of the question. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown of it
  #explaining = new Map<number, (about: CardAbout | null) => void>()
  #noticeTimer: ReturnType<typeof setTimeout> | undefined

  /** `screen`: the connection of a big screen, which is nobody at the table. */
  constructor(code: string, { open, screen = false }: Options = {}) {
    this.code = code
    this.mutes = new Mutes(nameOf(code))
    this.#connection = new Connection({
      // An effect that starts this must not run again with every message.
      url: (since) =>
        address(
          untrack(() => this.link),
          since,
          screen,
        ),
      message: (message) => this.#hear(message),
      state: (state) => {
        this.connection = state
        if (state.kind === 'open') lazy.again()
      },
      pending: (count) => (this.pending = count),
      ...(open && { open }),
    })
  }

  /** What stands in the link to this table: its code may lead nowhere by itself. */
  get link(): string {
    return this.view?.you.link ?? this.code
  }

  /** Up to where this window has seen the table: what a request is based on. */
  get seq(): number {
    return this.#connection.seq
  }

  start(): void {
    this.#connection.start()
  }
  stop(): void {
    this.#connection.stop()
  }
  wake(): void {
    this.#connection.wake()
  }
  /** Gives a command; `done` follows when the table has carried it out, and never if it refuses. */
  send(command: Command, done?: () => void): void {
    this.reason = null
    this.#connection.send(command, done)
  }
  move(move: GameMove): void {
    this.send({ do: 'move', move })
  }

  /** Asks why a move cannot be made now. The answer to the last question counts. */
  why(move: GameMove): void {
    this.reason = null
    this.#asked = ++this.#ids
    this.#connection.ask({ type: 'why', id: this.#asked, move })
  }

  /** What a card does, and what can be done with it now. Never answered if the connection drops. */
  explain(card: string): Promise<CardAbout | null> {
    const id = ++this.#ids
    return new Promise((answer) => {
      this.#explaining.set(id, answer)
      this.#connection.ask({ type: 'explain', id, card })
    })
  }

  /** Called with every step before the view changes, while the old one is still on screen. */
  watch(listener: StepListener): () => void {
    this.#listeners.push(listener)
    return () => (this.#listeners = this.#listeners.filter((w) => w !== listener))
  }

  /** Called with every line that is written while the page is open. */
  read(reader: (line: ChatLine) => void): () => void {
    this.#readers.push(reader)
    return () => (this.#readers = this.#readers.filter((r) => r !== reader))
  }

  /** Lets a game hold the page back. What arrives in the meantime is shown afterwards. */
  holdBy(holder: StepHolder): () => void {
    this.#holder = holder
    return () => {
      this.#holder = null
      this.#letGo()
    }
  }

  say(code: string, text?: Text): void {
    this.notice = { id: ++this.#ids, code, ...(text && { text }) }
    clearTimeout(this.#noticeTimer)
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE_FOR)
  }

  get noticeText(): string {
    const notice = this.notice
    return notice?.text?.[i18n.lang] ?? (notice ? refusalText(notice.code) : '')
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#explaining.clear()
        this.#waiting = null
        this.#unsaid()
        this.#catchUp(message)
        return
      case 'update':
        this.#hearUpdate(message)
        return
      case 'refused':
        this.say(message.code, message.text)
        return
      case 'reason':
        if (message.id === this.#asked && message.text)
          this.reason = { id: message.id, text: message.text }
        return
      case 'explained':
        this.#explaining.get(message.id)?.(message.about)
        this.#explaining.delete(message.id)
        return
      case 'wrote':
        if (this.#write(message.line)) for (const reader of this.#readers) reader(message.line)
        return
      case 'closing':
        if (message.code === 'restart') this.say(message.code)
        return
      case 'done':
      case 'pong':
        return
      default:
        never(message)
    }
  }

  /** What happened before the page was opened goes into the log, but is not announced. */
  #catchUp({ missed, view, chat }: Welcome): void {
    const isNews = this.view !== null
    this.#note(this.#heard(missed, view), view, isNews)
    this.view = view
    for (const line of chat) this.#write(line, isNews)
  }

  /** An update brings what has changed; the rest is as in the last view, shown or still waiting. */
  #hearUpdate({ events, now, sheet, evening, rules }: Update): void {
    const last = this.#waiting?.at(-1)?.after ?? this.view
    if (!last) return
    const view = {
      ...last,
      ...now,
      ...(sheet && { sheet }),
      ...(evening && { evening }),
      ...rules,
    }
    this.#step(this.#heard(events, view), view)
  }

  /** What muted people say is dropped. */
  #heard(events: TableEvent[], view: TableView): TableEvent[] {
    return events.filter((event) => event.type !== 'said' || !this.mutes.has(view, event.seat))
  }

  #step(events: TableEvent[], after: TableView): void {
    if (this.#waiting) {
      this.#waiting.push({ events, after })
      return
    }
    const before = this.view
    const step = before && { events, before, after }
    const held = step && this.#holder?.(step)
    if (!held) return this.#take(events, after)
    const waiting = [{ events, after }]
    this.#waiting = waiting
    // A welcome in between has already brought everything.
    held.then(() => this.#waiting === waiting && this.#goOn())
  }

  #goOn(): void {
    const [first, ...rest] = this.#waiting ?? []
    this.#waiting = null
    if (first) this.#take(first.events, first.after)
    for (const { events, after } of rest) this.#step(events, after)
  }

  #letGo(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const { events, after } of waiting) this.#take(events, after)
  }

  #take(events: TableEvent[], after: TableView): void {
    const before = this.view
    if (events.length > 0) this.#unsaid()
    if (before) for (const listener of this.#listeners) listener({ events, before, after })
    this.#note(events, after)
    this.view = after
  }

  /** What was said about one moment may not be true of the next. */
  #unsaid(): void {
    this.reason = null
    this.#asked = 0
  }

  /** After the server has restarted, chat lines are numbered from the start again: what counts is
   * whether this very line is here already. */
  #write(line: ChatLine, isNews = true): boolean {
    if (this.chat.some((known) => known.no === line.no && known.text === line.text)) return false
    this.chat = [...this.chat, line].slice(-CHAT_LIMIT)
    const view = this.view
    if (!view || this.mutes.hasPerson(line.person)) return false
    this.#note([{ type: 'wrote', ...line }], view, isNews)
    return true
  }

  #note(events: LogEvent[], view: TableView, isNews = true): void {
    const people = peopleOf(view)
    const entries = events.filter(isLogged).map((event) => ({ id: ++this.#ids, event, people }))
    if (entries.length === 0) return
    if (isNews) this.#announce(entries)
    this.log = [...this.log, ...entries].slice(-LOG_LIMIT)
  }

  #announce(entries: LogEntry[]): void {
    void sentences.ready()
    // What could not be announced yet is announced with it.
    const untold = this.news.filter((entry) => narrate(entry) === '')
    this.news = [...untold, ...entries].slice(-LOG_LIMIT)
  }
}

function address(code: string, since: number, screen: boolean): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${code}/ws?since=${since}${screen ? '&screen=true' : ''}`
}
