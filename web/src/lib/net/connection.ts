import { never } from '../never'
import type { ClientMessage } from '../wire/ClientMessage'
import type { Command } from '../wire/Command'
import type { ServerMessage } from '../wire/ServerMessage'
import { backoff } from './backoff'
import type { CloseCode } from './codes'
import { Probe, type Ask } from './probe'

export type ConnectionState =
  { kind: 'connecting' } | { kind: 'open' } | { kind: 'waiting' } | { kind: 'ended'; reason: Ended }

/** Why a connection is not tried again. */
const ENDS = [
  'no_session',
  'no_such_table',
  'table_broken',
  'seed_key_lost',
  'removed',
  'closed_table',
  'too_many_watchers',
] as const satisfies readonly CloseCode[]
export type Ended = (typeof ENDS)[number]

/** What the connection needs of a WebSocket. */
export type Socket = {
  readonly readyState: number
  send: (data: string) => void
  close: () => void
  addEventListener: {
    (type: 'message', listener: (event: { data: string }) => void): void
    (type: 'close', listener: (event: { reason?: string }) => void): void
  }
}

export type ConnectionOptions = {
  url: (since: number) => string
  message: (message: ServerMessage) => void
  state: (state: ConnectionState) => void
  /** Commands sent and not yet answered. */
  pending?: (count: number) => void
  open?: (url: string) => Socket
  /** Whether the server can be reached, while the connection is down. */
  ask?: Ask
  random?: () => number
}

/** A silent connection is pinged this often, and counts as dead if no answer comes in time. Nobody waits
 * longer than five seconds for a dead connection before the page says so. */
const PING_EVERY = 2_000
const ANSWER_WITHIN = 2_000
/** How soon a connection has to be open and have sent its first message. */
const OPEN_WITHIN = 9_000
const PATIENCE = 2_000
const OPEN = 1

/** A command, and what is to be done once the table has carried it out. Sent as it is: JSON has no functions. */
type Given = { command: Command; done?: (() => void) | undefined }
type Pending = Given & { no: number; base: number }
/** A command without a number, and the sequence number seen when it was given, if that is known. */
type Unnumbered = Given & { base: number | null }

/** The connection to one table. It survives drops: what was not answered is sent again with its number,
 * and the server counts it once. */
export class Connection {
  #options: ConnectionOptions
  #socket: Socket | null = null
  #seq = 0
  #nextNo: number | null = null
  #pending: Pending[] = []
  #unnumbered: Unnumbered[] = []
  /** New numbers, for commands whose first number another window had used. */
  #renumbered = new Set<number>()
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #pings: ReturnType<typeof setInterval> | undefined
  /** Runs while something is owed: the first message, or the answer to a ping. */
  #dead: ReturnType<typeof setTimeout> | undefined
  #openedAt = 0
  #probe: Probe

  /** The sequence number of the table up to which everything is known. */
  get seq(): number {
    return this.#seq
  }

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#probe = new Probe(() => this.start(), options.ask)
  }

  start(): void {
    clearTimeout(this.#retry)
    this.#hangUp()
    this.#options.state({ kind: 'connecting' })
    const url = this.#options.url(this.#seq)
    const socket = (this.#options.open ?? openSocket)(url)
    this.#socket = socket
    this.#openedAt = Date.now()
    socket.addEventListener('message', (event) => this.#hear(socket, event.data))
    socket.addEventListener('close', (event) => this.#closed(socket, event.reason))
    this.#expect(OPEN_WITHIN)
  }

  stop(): void {
    clearTimeout(this.#retry)
    this.#probe.stop()
    this.#hangUp()
  }

  /** For moments in which much may have changed unseen: the network is back, the phone leaves the
   * pocket. A connection that is down is tried at once, and so is one that has been connecting for long,
   * perhaps through a network that is gone. An open one has to answer a ping. */
  wake(): void {
    if (!this.#socket) this.start()
    else if (this.#socket.readyState === OPEN) this.#ping()
    else if (Date.now() - this.#openedAt > PATIENCE) this.start()
  }

  send(command: Command, done?: () => void): void {
    if (this.#nextNo === null) this.#unnumbered.push({ base: null, command, done })
    else this.#post({ no: this.#nextNo++, base: this.#seq, command, done })
    this.#count()
  }

  /** Asks something that need not be answered if the connection drops. */
  ask(question: Extract<ClientMessage, { id: number }>): void {
    this.#transmit(question)
  }

  #post(pending: Pending): void {
    this.#pending.push(pending)
    if (this.#socket) this.#transmit({ type: 'command', ...pending })
  }

  #transmit(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hear(socket: Socket, data: string): void {
    if (socket !== this.#socket) return
    clearTimeout(this.#dead)
    this.#dead = undefined
    const message = JSON.parse(data) as ServerMessage
    switch (message.type) {
      case 'welcome':
        this.#options.message(message)
        this.#welcomed(message.seq, message.last_no)
        break
      case 'update':
        this.#seq = message.seq
        this.#options.message(message)
        break
      case 'done':
        this.#pending.find((p) => p.no === message.no)?.done?.()
        this.#answered(message.no)
        this.#options.message(message)
        break
      case 'refused':
        if (message.code === 'number_taken') {
          const again = this.#countAgain(message.no)
          if (!again) this.#options.message(message)
          this.start()
          break
        }
        this.#answered(message.no)
        this.#options.message(message)
        break
      case 'pong':
        break
      case 'wrote':
      case 'reason':
      case 'explained':
      case 'closing':
        this.#options.message(message)
        break
      default:
        never(message)
    }
  }

  #welcomed(seq: number, lastNo: number): void {
    this.#seq = seq
    this.#attempt = 0
    this.#probe.stop()
    this.#nextNo = Math.max(this.#nextNo ?? 1, lastNo + 1)
    // Also those up to `lastNo`: the table has seen the number, but only its answer shows whether
    // it came from here or from another window.
    for (const pending of this.#pending) this.#transmit({ type: 'command', ...pending })
    for (const { base, ...given } of this.#unnumbered.splice(0)) {
      const no = this.#nextNo++
      if (base !== null) this.#renumbered.add(no)
      this.#post({ ...given, no, base: base ?? seq })
    }
    this.#count()
    this.#options.state({ kind: 'open' })
    clearInterval(this.#pings)
    this.#pings = setInterval(() => this.#ping(), PING_EVERY)
  }

  /** Another window has used this number, so nothing has been done. The command gets a new one as
   * soon as a fresh welcome says where to continue. Only once, or two windows could race for ever. */
  #countAgain(no: number | null): boolean {
    const taken = this.#pending.find((p) => p.no === no)
    const again = taken !== undefined && !this.#renumbered.has(taken.no)
    if (again) this.#unnumbered.push(taken)
    this.#answered(no)
    return again
  }

  #answered(no: number | null): void {
    if (no !== null) this.#renumbered.delete(no)
    this.#pending = this.#pending.filter((p) => p.no !== no)
    this.#count()
  }

  #count(): void {
    this.#options.pending?.(this.#pending.length + this.#unnumbered.length)
  }

  #closed(socket: Socket, why?: string): void {
    if (socket !== this.#socket) return
    this.#hangUp()
    const reason = ENDS.find((end) => end === why)
    if (!reason) return this.#tryLater()
    this.#probe.stop()
    this.#options.state({ kind: 'ended', reason })
  }

  #tryLater(): void {
    this.#options.state({ kind: 'waiting' })
    this.#probe.start()
    const wait = backoff(this.#attempt++, this.#options.random ?? Math.random)
    this.#retry = setTimeout(() => this.start(), wait)
  }

  /** The time runs from the first unanswered ping, not from the last message: a page in the
   * background, whose timers are paused, would lose a good connection. */
  #ping(): void {
    this.#transmit({ type: 'ping' })
    if (this.#dead === undefined) this.#expect(ANSWER_WITHIN)
  }

  #expect(within: number): void {
    clearTimeout(this.#dead)
    this.#dead = setTimeout(() => {
      this.#hangUp()
      this.#tryLater()
    }, within)
  }

  #hangUp(): void {
    clearInterval(this.#pings)
    clearTimeout(this.#dead)
    this.#dead = undefined
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

function openSocket(url: string): Socket {
  return new WebSocket(url)
}
