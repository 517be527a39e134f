import type { ConnectionState } from '../net/connection'
import type { Text } from '../wire/Text'

/** A table whose connection may drop, and which explains its refusals. */
type Watched = {
  readonly connection: ConnectionState
  readonly view: object | null
  readonly notice: { id: number } | null
  readonly noticeText: string
  wake(): void
  /** Why the last thing tried cannot be done. */
  reason: { id: number; text: Text } | null
}

/** What is shown above everything else, and where: a modal dialog makes the rest of the page inert,
 * so notices are shown within the topmost one. */
class Notices {
  /** The table whose connection and refusals are shown. */
  table = $state.raw<Watched | null>(null)
  #dialogs = $state.raw<readonly string[]>([])

  /** The dialog on top, if one is open. */
  get over(): string | undefined {
    return this.#dialogs.at(-1)
  }

  /** Whether the connection to the table is down: nothing is known of it until it is back. */
  dropped = $derived(['connecting', 'waiting'].includes(this.table?.connection.kind ?? ''))

  follow(table: Watched): () => void {
    this.table = table
    return () => {
      if (this.table === table) this.table = null
    }
  }

  opened(id: string): () => void {
    this.#dialogs = [...this.#dialogs, id]
    return () => (this.#dialogs = this.#dialogs.filter((other) => other !== id))
  }
}

export const notices = new Notices()
