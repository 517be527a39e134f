import type { FilmPosition } from '../../lib/wire/FilmPosition'
import type { Eyes } from './place'

/** Positions are fetched so many at a time. */
export const BATCH = 32
/** The next ones are fetched when so few are left. */
const AHEAD = 16

export type Fetch = (eyes: Eyes, from: number, count: number) => Promise<FilmPosition[]>

/** The positions of a match that have been fetched, for each pair of eyes. */
export class Positions {
  #fetch: Fetch
  #steps: number
  #known = new Map<string, FilmPosition>()
  #asked = new Map<string, Promise<void>>()

  constructor(steps: number, fetch: Fetch) {
    this.#steps = steps
    this.#fetch = fetch
  }

  /** What is here already. */
  peek(eyes: Eyes, step: number): FilmPosition | undefined {
    return this.#known.get(`${eyes} ${step}`)
  }

  /** The position at a step, and with it those around it. Fails as the server does; whoever asks
   * again tries again. */
  async at(eyes: Eyes, step: number): Promise<FilmPosition> {
    this.#lookAround(eyes, step)
    if (!this.peek(eyes, step)) await this.#batch(eyes, Math.floor(step / BATCH))
    const position = this.peek(eyes, step)
    if (!position) throw new Error(`the server left out step ${step}`)
    return position
  }

  /** What led here: the positions without a gap up to this one, as far back as they are known. */
  before(eyes: Eyes, step: number, most: number): FilmPosition[] {
    const found: FilmPosition[] = []
    for (let at = step; at >= 0 && found.length < most; at--) {
      const position = this.peek(eyes, at)
      if (!position) break
      found.push(position)
    }
    return found.reverse()
  }

  /** Nobody waits for these, so nobody hears if they fail. */
  #lookAround(eyes: Eyes, step: number): void {
    for (const near of [step + AHEAD, step - AHEAD]) {
      if (near < 0 || near >= this.#steps) continue
      this.#batch(eyes, Math.floor(near / BATCH)).catch(() => undefined)
    }
  }

  #batch(eyes: Eyes, batch: number): Promise<void> {
    const key = `${eyes} ${batch}`
    const asked = this.#asked.get(key)
    if (asked) return asked
    const from = batch * BATCH
    const count = Math.min(BATCH, this.#steps - from)
    const coming = this.#fetch(eyes, from, count).then(
      (positions) => {
        for (const position of positions) this.#known.set(`${eyes} ${position.step}`, position)
      },
      (error: unknown) => {
        this.#asked.delete(key)
        throw error
      },
    )
    this.#asked.set(key, coming)
    return coming
  }
}
