import { read, write } from '../../lib/ui/storage'
import type { TableView } from '../../lib/wire/TableView'

/** People the reader has muted at one table. Nobody else learns of it. */
export class Mutes {
  #key: string
  #who = $state.raw<readonly string[]>([])
  /** Whether nobody is heard. */
  #all = $state(false)

  constructor(code: string) {
    this.#key = `mute.${code}`
    this.#who = (read(this.#key) ?? '').split('\n').filter(Boolean)
    this.#all = read(`${this.#key}.all`) === 'yes'
  }

  get all(): boolean {
    return this.#all
  }
  set all(on: boolean) {
    this.#all = on
    write(`${this.#key}.all`, on ? 'yes' : 'no')
  }

  has(view: TableView, seat: number): boolean {
    return this.#all || this.#who.includes(whoIs(view, seat))
  }

  hasPerson(person: number): boolean {
    return this.#all || this.#who.includes(String(person))
  }

  toggle(view: TableView, seat: number): void {
    const who = whoIs(view, seat)
    this.#who = this.#who.includes(who)
      ? this.#who.filter((other) => other !== who)
      : [...this.#who, who]
    write(this.#key, this.#who.join('\n'))
  }
}

/** People by their number at this table, on whatever seat and under whatever name; a bot is its seat
 * and name. */
function whoIs(view: TableView, seat: number): string {
  const occupant = view.seats[seat]?.occupant
  if (occupant?.kind === 'person') return String(occupant.person)
  return occupant?.kind === 'bot' ? `${seat} ${occupant.name}` : ''
}
