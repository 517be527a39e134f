import { wantsMotion } from '../../../lib/ui/motion'
import type { TableStep } from '../../../table/session.svelte'
import { beatsOf, type Scene, type Beat } from './scene'

/** The last picture is looked at before the game goes on. */
const LINGER = 1500
/** For people who want no motion it is the only one, with everything on it. */
const LINGER_STILL = 4000

/** Shows what was turned up, picture by picture. The page keeps its view until that is over, so that
 * neither a name on a seat nor the log knows more than the cards. */
export class Animator {
  scene = $state.raw<Scene | null>(null)
  #left: Beat[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | null = null

  /** For the session of the table: whether a step has to wait, and until when. */
  hold = ({ events, before }: TableStep): Promise<void> | null => {
    if (before.game?.game !== 'maxonaut' || document.hidden) return null
    const beats = beatsOf(
      events.flatMap((event) => (event.type === 'game' ? [event.event] : [])),
      before.game,
    )
    if (beats.length === 0) return null
    this.close()
    return new Promise((resolve) => {
      this.#done = resolve
      this.#left = wantsMotion() ? beats : beats.slice(-1)
      this.#next()
    })
  }

  /** Skips to the last picture; from there on with the game. */
  skip(): void {
    const last = this.#left.at(-1)
    if (!last) return this.close()
    this.#left = [last]
    clearTimeout(this.#timer)
    this.#show()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#left = []
    this.scene = null
    this.#done?.()
    this.#done = null
  }

  #next(): void {
    const [beat] = this.#left
    if (!beat) this.#timer = setTimeout(() => this.close(), wantsMotion() ? LINGER : LINGER_STILL)
    else if (beat.after === 0 || !wantsMotion()) this.#show()
    else this.#timer = setTimeout(() => this.#show(), beat.after)
  }

  #show(): void {
    const beat = this.#left.shift()
    if (beat) this.scene = beat.scene
    this.#next()
  }
}
