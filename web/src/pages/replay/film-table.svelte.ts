import type { TableView } from '../../lib/wire/TableView'
import type { LogEntry } from '../../table/log/log'
import type { FeltTable, StepHolder, TableStep, StepListener } from '../../table/session.svelte'

/** The table of a match that is over: fed with positions instead of by a connection. */
export class FilmTable implements FeltTable {
  view = $state.raw<TableView | null>(null)
  log = $state.raw<LogEntry[]>([])
  /** Changes with every leap: nothing flies from there to here, so the felt is laid anew. */
  leaps = $state(0)
  /** The page itself says what happens, when it is wanted. */
  readonly news: LogEntry[] = []
  readonly reason = null
  readonly pending = 0
  /** The game still shows what led to the next view. */
  held = $state(false)
  #listeners: StepListener[] = []
  #holder: StepHolder | null = null
  #letGo = () => {}

  /** Shows a view that has nothing to do with the last one. */
  leap(view: TableView, log: LogEntry[]): void {
    this.#letGo()
    this.leaps++
    this.view = view
    this.log = log
  }

  /** The same moment in other words. */
  reword(view: TableView, log: LogEntry[]): void {
    this.log = log
    if (!this.held) this.view = view
  }

  /** Tells and shows what happened, and then what became of it. A game may hold the felt back for as
   * long as it likes, or at most for `patience` milliseconds. */
  async follow(step: TableStep, log: LogEntry[], patience: number): Promise<void> {
    this.#letGo()
    this.log = log
    const held = this.#holder?.(step)
    if (held && !(await this.#waited(held, patience))) return
    for (const listener of this.#listeners) listener(step)
    this.view = step.after
  }

  watch(listener: StepListener): () => void {
    this.#listeners.push(listener)
    return () => (this.#listeners = this.#listeners.filter((one) => one !== listener))
  }

  holdBy(holder: StepHolder): () => void {
    this.#holder = holder
    return () => {
      if (this.#holder === holder) this.#holder = null
    }
  }

  // Everything has been done already.
  move(): void {}
  send(): void {}
  why(): void {}

  /** Whether it was waited to the end; a leap ends it. What takes too long is cleared away. */
  async #waited(held: Promise<void>, patience: number): Promise<boolean> {
    this.held = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const how = await Promise.race([
      held.then(() => 'over' as const),
      new Promise<'leapt'>((resolve) => (this.#letGo = () => resolve('leapt'))),
      new Promise<'late'>((resolve) => {
        if (Number.isFinite(patience)) timer = setTimeout(() => resolve('late'), patience)
      }),
    ])
    clearTimeout(timer)
    this.held = false
    this.#letGo = () => {}
    if (how === 'late') this.leaps++
    return how !== 'leapt'
  }
}
