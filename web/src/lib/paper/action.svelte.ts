import { untrack } from 'svelte'
import { codeOf } from '../net/problem'

/** Something the reader has asked for: one at a time, and what became of it. */
export class Action {
  busy = $state(false)
  problem = $state('')

  /** Answers whether it was done. */
  async do(action: () => Promise<unknown>): Promise<boolean> {
    // An effect that does something must not begin again because of what it does.
    if (untrack(() => this.busy)) return false
    this.busy = true
    this.problem = ''
    try {
      await untrack(action)
      return true
    } catch (error) {
      this.problem = codeOf(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
