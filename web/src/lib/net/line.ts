import type { ClientMessage } from '../wire/ClientMessage'
import type { Command } from '../wire/Command'
import type { ServerMessage } from '../wire/ServerMessage'
import { backoff } from './backoff'

export type LineState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting' }
  | { kind: 'ended'; reason: 'no_session' | 'no_such_table' | 'table_broken' }

/** What the line needs of a WebSocket. */
export type Socket = {
  readonly readyState: number
  send: (data: string) => void
  close: () => void
  addEventListener: {
    (type: 'message', listener: (event: { data: string }) => void): void
    (type: 'close', listener: (event: { code: number }) => void): void
  }
}

export type LineEnds = {
  url: (since: number) => string
  message: (message: ServerMessage) => void
  state: (state: LineState) => void
  /** Commands sent and not yet answered. */
  pending?: (count: number) => void
  open?: (url: string) => Socket
  random?: () => number
}

const PING_EVERY = 10_000
const DEAD_AFTER = 20_000
const PROOF_WITHIN = 4_000
const OPEN = 1
const NO_SESSION = 4401
const NO_SUCH_TABLE = 4404
const TABLE_BROKEN = 4500

type Pending = { no: number; base: number; command: Command }

/** The line to one table. It survives drops: what was not answered is sent again with its number,
 * and the server counts it once. */
export class Line {
  #ends: LineEnds
  #socket: Socket | null = null
  #seq = 0
  #nextNo: number | null = null
  #pending: Pending[] = []
  #unnumbered: Command[] = []
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #pings: ReturnType<typeof setInterval> | undefined
  #dead: ReturnType<typeof setTimeout> | undefined

  constructor(ends: LineEnds) {
    this.#ends = ends
  }

  start(): void {
    clearTimeout(this.#retry)
    this.#hangUp()
    this.#ends.state({ kind: 'connecting' })
    const url = this.#ends.url(this.#seq)
    const socket = (this.#ends.open ?? openSocket)(url)
    this.#socket = socket
    socket.addEventListener('message', (event) => this.#hear(socket, event.data))
    socket.addEventListener('close', (event) => this.#closed(socket, event.code))
    this.#listen()
  }

  stop(): void {
    clearTimeout(this.#retry)
    this.#hangUp()
  }

  /** For moments in which much may have happened unseen: the network is back, the phone is taken
   * out of the pocket. A line that is down is tried at once, one that stands has to prove it. */
  wake(): void {
    if (!this.#socket) this.start()
    else if (this.#socket.readyState === OPEN) {
      this.#transmit({ type: 'ping' })
      this.#listen(PROOF_WITHIN)
    }
  }

  send(command: Command): void {
    if (this.#nextNo === null) this.#unnumbered.push(command)
    else this.#post({ no: this.#nextNo++, base: this.#seq, command })
    this.#count()
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
    this.#listen()
    const message = JSON.parse(data) as ServerMessage
    switch (message.type) {
      case 'welcome':
        this.#ends.message(message)
        this.#welcomed(message.seq, message.last_no)
        break
      case 'update':
        this.#seq = message.seq
        this.#ends.message(message)
        break
      case 'done':
        this.#answered(message.no)
        this.#ends.message(message)
        break
      case 'refused':
        this.#answered(message.no)
        this.#ends.message(message)
        // Another window has used this number: a fresh welcome says where to count on.
        if (message.code === 'number_taken') this.start()
        break
      case 'pong':
        break
      case 'closing':
        this.#ends.message(message)
        break
    }
  }

  #welcomed(seq: number, lastNo: number): void {
    this.#seq = seq
    this.#attempt = 0
    this.#nextNo = Math.max(this.#nextNo ?? 1, lastNo + 1)
    // Also those up to `lastNo`: the table has taken the number, but whether from here or from
    // another window only its answer tells.
    for (const pending of this.#pending) this.#transmit({ type: 'command', ...pending })
    for (const command of this.#unnumbered.splice(0)) {
      this.#post({ no: this.#nextNo++, base: seq, command })
    }
    this.#count()
    this.#ends.state({ kind: 'open' })
    clearInterval(this.#pings)
    this.#pings = setInterval(() => this.#transmit({ type: 'ping' }), PING_EVERY)
  }

  #answered(no: number | null): void {
    this.#pending = this.#pending.filter((p) => p.no !== no)
    this.#count()
  }

  #count(): void {
    this.#ends.pending?.(this.#pending.length + this.#unnumbered.length)
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return
    this.#hangUp()
    if (code === NO_SESSION) this.#ends.state({ kind: 'ended', reason: 'no_session' })
    else if (code === NO_SUCH_TABLE) this.#ends.state({ kind: 'ended', reason: 'no_such_table' })
    else if (code === TABLE_BROKEN) this.#ends.state({ kind: 'ended', reason: 'table_broken' })
    else this.#tryLater()
  }

  #tryLater(): void {
    this.#ends.state({ kind: 'waiting' })
    const wait = backoff(this.#attempt++, this.#ends.random ?? Math.random)
    this.#retry = setTimeout(() => this.start(), wait)
  }

  #listen(within = DEAD_AFTER): void {
    clearTimeout(this.#dead)
    this.#dead = setTimeout(() => {
      this.#hangUp()
      this.#tryLater()
    }, within)
  }

  #hangUp(): void {
    clearInterval(this.#pings)
    clearTimeout(this.#dead)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

function openSocket(url: string): Socket {
  return new WebSocket(url)
}
