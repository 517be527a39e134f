import type { TableSession } from '../../table/session.svelte'

/** What is told over everything else, and where: a modal dialog makes all the rest untouchable, so
 * notices are shown within the topmost one. */
class Notices {
  /** The table whose line and refusals are told of. */
  table = $state.raw<TableSession | null>(null)
  #dialogs = $state.raw<readonly string[]>([])

  /** The dialog on top, if one is open. */
  get over(): string | undefined {
    return this.#dialogs.at(-1)
  }

  /** Whether the line to the table is down: nothing is known of it until it is back. */
  dropped = $derived(['connecting', 'waiting'].includes(this.table?.line.kind ?? ''))

  follow(table: TableSession): () => void {
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
