import { read, write } from '../ui/storage'
import type { TableView } from '../wire/TableView'

/** Whom the reader does not want to hear at one table. Nobody else learns of it. */
export class Mutes {
  #key: string
  #who = $state.raw<readonly string[]>([])

  constructor(code: string) {
    this.#key = `mute.${code}`
    this.#who = (read(this.#key) ?? '').split('\n').filter(Boolean)
  }

  has(view: TableView, seat: number): boolean {
    return this.#who.includes(nameOf(view, seat))
  }

  toggle(view: TableView, seat: number): void {
    const who = nameOf(view, seat)
    this.#who = this.#who.includes(who)
      ? this.#who.filter((other) => other !== who)
      : [...this.#who, who]
    write(this.#key, this.#who.join('\n'))
  }
}

/** A seat and who sits there: whoever takes the seat next is heard again. */
function nameOf(view: TableView, seat: number): string {
  const occupant = view.seats[seat]?.occupant
  return !occupant || occupant.kind === 'free' ? '' : `${seat} ${occupant.name}`
}
