import { codeOf } from '../../lib/net/problem'
import type { AnyOpen } from '../../lib/wire/AnyOpen'
import type { Film } from '../../lib/wire/Film'
import type { FilmPosition } from '../../lib/wire/FilmPosition'
import type { TableView } from '../../lib/wire/TableView'
import { isLogged, type LogEntry } from '../../table/log/log'
import { FilmTable } from './film-table.svelte'
import type { Eyes } from './place'
import type { Positions } from './positions'
import { lastOf, paceOf, strideEnd, type Stride } from './steps'
import { eventsOf, peopleAt, viewOf } from './view'

export const SPEEDS = [0.5, 1, 2, 4] as const
/** The fastest at which the film is spoken while it runs. */
export const SPOKEN = 1
/** The log goes back so many steps. */
const LOG_STEPS = 200
/** Numbers of lines: more than one step can have. */
const LINES = 1000

/** Which line of which step has this number. */
export const placeOf = (id: number) => ({ step: Math.floor(id / LINES), line: id % LINES })

/** What a game shows of its own accord is cut short where it would hold up a fast film. */
const SHOWN_FOR = 5000

/** Plays a film: where it stands, through whose eyes, and how fast it goes on. */
export class Player {
  /** Where the reader wants to be; the felt follows as soon as the position is there. */
  step = $state(0)
  eyes = $state<Eyes>('open')
  speed = $state(1)
  playing = $state(false)
  /** Whether a position is waited for. */
  waiting = $state(false)
  /** Why the last position did not come. */
  problem = $state('')
  position = $state.raw<FilmPosition | null>(null)
  /** The one before, as long as the game still shows how that became this one. */
  #before = $state.raw<FilmPosition | null>(null)
  readonly film: Film
  readonly table = new FilmTable()
  #positions: Positions
  #wanted = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(film: Film, positions: Positions) {
    this.film = film
    this.#positions = positions
  }

  get last(): number {
    return lastOf(this.film)
  }

  /** What happened in the step that is shown. */
  get lines(): LogEntry[] {
    const step = this.position?.step ?? -1
    return this.table.log.filter(({ id }) => placeOf(id).step === step)
  }

  /** Where every card lies, as the felt has it. */
  get cards(): AnyOpen | null {
    return ((this.table.held && this.#before) || this.position)?.open ?? null
  }

  async open(step: number, eyes: Eyes): Promise<void> {
    this.eyes = eyes
    await this.#show(step)
  }

  async go(step: number): Promise<void> {
    this.pause()
    await this.#show(step)
  }

  async stride(stride: Stride, way: 1 | -1): Promise<void> {
    await this.go(strideEnd(this.film, this.step, stride, way))
  }

  async see(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return
    this.eyes = eyes
    await this.#show(this.step)
    if (this.playing) this.#later()
  }

  play(): void {
    if (this.playing) return
    this.playing = true
    if (this.step >= this.last) void this.#show(0).then(() => this.#later())
    else this.#later(0)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** Tries again what did not come. */
  async again(): Promise<void> {
    await this.#show(this.step)
  }

  /** A position with all cards face up, whatever eyes the film is seen through. */
  openAt(step: number): Promise<FilmPosition> {
    return this.#positions.at('open', step)
  }

  /** The words of the page have changed. */
  reword(): void {
    const { position } = this
    if (position) this.table.reword(viewOf(this.film, position), this.#log(position.step))
  }

  #later(wait = paceOf(this.film, this.step, this.speed)): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    if (this.step >= this.last) return this.pause()
    this.#timer = setTimeout(() => {
      void this.#show(this.step + 1).then((shown) => shown && this.#later())
    }, wait)
  }

  /** Returns whether it came to that, and nothing else was wanted in the meantime. */
  async #show(step: number): Promise<boolean> {
    clearTimeout(this.#timer)
    const wanted = ++this.#wanted
    this.step = Math.min(this.last, Math.max(0, step))
    const position = await this.#fetch(this.step, wanted)
    if (!position || wanted !== this.#wanted) return false
    const before = this.table.view
    const view = viewOf(this.film, position)
    const next = before !== null && !this.table.held && this.#follows(position)
    this.#before = this.position
    this.position = position
    if (next) await this.#follow(position, before, view)
    else this.table.leap(view, this.#log(position.step))
    return wanted === this.#wanted
  }

  async #fetch(step: number, wanted: number): Promise<FilmPosition | null> {
    const known = this.#positions.peek(this.eyes, step)
    this.waiting = !known
    try {
      const position = await this.#positions.at(this.eyes, step)
      this.problem = ''
      return position
    } catch (error) {
      if (wanted === this.#wanted) {
        this.problem = codeOf(error)
        this.pause()
      }
      return null
    } finally {
      if (wanted === this.#wanted) this.waiting = false
    }
  }

  /** Whether this position is what comes next, in the same eyes. */
  #follows(position: FilmPosition): boolean {
    const shown = this.position
    return (
      shown !== null &&
      position.step === shown.step + 1 &&
      position.now.you.seat === shown.now.you.seat
    )
  }

  #follow(position: FilmPosition, before: TableView, after: TableView): Promise<void> {
    const step = { events: eventsOf(position), before, after }
    const patience = this.speed > 1 ? SHOWN_FOR / this.speed : Infinity
    return this.table.follow(step, this.#log(position.step), patience)
  }

  #log(step: number): LogEntry[] {
    return this.#positions.before(this.eyes, step, LOG_STEPS).flatMap((position) => {
      const people = peopleAt(this.film, viewOf(this.film, position))
      return eventsOf(position)
        .filter(isLogged)
        .map((event, at) => ({
          id: position.step * LINES + at,
          event,
          people,
          move: at === 0 ? position.move : null,
        }))
    })
  }
}
