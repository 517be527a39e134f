/** How often the server is asked, so that a connection is back within a second of the network. */
const EVERY = 600
const PATIENCE = 3_000

/** Whether the server answers at all. */
export type Ask = () => Promise<boolean>

/** Watches a network that is gone, and says when it is back. A WebSocket cannot: it keeps waiting
 * for seconds after the network has recovered. */
export class Probe {
  #back: () => void
  #ask: Ask
  #timer: ReturnType<typeof setInterval> | undefined
  #lost = false
  #open = 0

  constructor(back: () => void, ask: Ask = health) {
    this.#back = back
    this.#ask = ask
  }

  start(): void {
    if (this.#timer !== undefined) return
    this.#lost = false
    this.#open = 0
    this.#timer = setInterval(() => void this.#once(), EVERY)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async #once(): Promise<void> {
    const timer = this.#timer
    // A request still unanswered since the last tick is as good as lost.
    if (this.#open > 0) this.#lost = true
    this.#open++
    const reached = await this.#ask()
    if (timer !== this.#timer) return
    this.#open--
    const back = reached && this.#lost
    this.#lost = !reached
    if (back) this.#back()
  }
}

async function health(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
