import { untrack } from 'svelte'
import { codeOf } from '../net/problem'

/** Something the reader has asked the server for: one request at a time, and how it ended. */
export class Action {
  busy = $state(false)
  problem = $state('')
  readonly #codeOf: (error: unknown) => string

  constructor(how = codeOf) {
    this.#codeOf = how
  }

  /** Returns whether it was done. */
  async do(action: () => Promise<unknown>): Promise<boolean> {
    // An effect that calls this must not run again because of what happens in here.
    if (untrack(() => this.busy)) return false
    this.busy = true
    this.problem = ''
    try {
      await untrack(action)
      return true
    } catch (error) {
      this.problem = this.#codeOf(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
