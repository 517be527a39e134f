import { codeOf } from '../../../lib/net/problem'
import type { Hindsight } from '../../../lib/wire/Hindsight'
import type { HindsightDecision } from '../../../lib/wire/HindsightDecision'
import type { HindsightState } from '../../../lib/wire/HindsightState'

/** How long until it is asked again, in milliseconds. */
const AGAIN_AFTER = 1500

/** Looks back at a match: asks until all is known, as long as somebody wants to know. */
export class Analysis {
  /** How much of it is done; none: nobody has asked. */
  progress = $state<number | null>(null)
  problem = $state('')
  found = $state.raw<Hindsight | null>(null)
  #ask: () => Promise<HindsightState>
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ask: () => Promise<HindsightState>) {
    this.#ask = ask
  }

  get started(): boolean {
    return this.progress !== null
  }

  start(): void {
    if (this.started && !this.problem) return
    this.progress ??= 0
    this.problem = ''
    void this.#look()
  }

  stop(): void {
    clearTimeout(this.#timer)
    if (!this.found) this.progress = null
  }

  /** What was at stake in a step, by what its player knew. */
  at(step: number): HindsightDecision | null {
    return this.found?.decisions.find((one) => one.step === step) ?? null
  }

  async #look(): Promise<void> {
    try {
      const told = await this.#ask()
      if (!this.started) return
      if (told.state === 'working') {
        this.progress = told.progress
        this.#timer = setTimeout(() => void this.#look(), AGAIN_AFTER)
      } else {
        this.progress = 1
        this.found = told.hindsight
      }
    } catch (error) {
      this.problem = codeOf(error)
    }
  }
}
