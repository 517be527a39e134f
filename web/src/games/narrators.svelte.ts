import type { Who } from '../lib/i18n/who'
import type { LazyValue } from '../lib/lazy-value.svelte'
import type { GameEvent } from '../lib/wire/GameEvent'

/** What a sentence needs to know about the table. */
export type NarrationContext = {
  who: (seat: number) => Who
  /** The name of a call of the table, as events number them. */
  call: (index: number) => string
  charge: (index: number) => string
  /** Why something happened, in the words of the rules of the table; empty where there is nothing to say. */
  cause: (id: string) => string
}

/** How a game tells what happened in it. */
export type Narrator<E> = {
  /** A sentence in the reader's language. */
  narrate: LazyValue<(event: E, context: NarrationContext) => string>
  /** Whether it is worth a line in the log, or would bury the others. */
  isLogged: (event: E) => boolean
  /** What it sounds like, if anything. */
  soundOf: (event: E) => 'call' | 'catch' | null
}

type Game = GameEvent['game']
type All = { [G in Game]?: Narrator<Extract<GameEvent, { game: G }>> }

/** A game adds its narrator when it is loaded: people who play one game never load the sentences of
 * another. */
class Narrators {
  #all = $state.raw<All>({})

  add<G extends Game>(game: G, narrator: NonNullable<All[G]>): void {
    this.#all = { ...this.#all, [game]: narrator }
  }

  /** Empty until the sentences have been loaded. */
  narrate(event: GameEvent, context: NarrationContext): string {
    const narrate = this.#of(event)?.narrate
    void narrate?.ready()
    return narrate?.value?.(event, context) ?? ''
  }

  isLogged(event: GameEvent): boolean {
    return this.#of(event)?.isLogged(event) ?? true
  }

  soundOf(event: GameEvent): 'call' | 'catch' | null {
    return this.#of(event)?.soundOf(event) ?? null
  }

  #of(event: GameEvent): Narrator<GameEvent> | undefined {
    return this.#all[event.game] as Narrator<GameEvent> | undefined
  }
}

export const narrators = new Narrators()
