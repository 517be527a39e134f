import { codeOf } from '../../../lib/net/problem'
import type { BaseRules } from '../../../lib/wire/BaseRules'
import { editorApi } from './api'
import { baseOf, flat, mineIn, nameIn, overFlat, UNDECIDED, whole, type Places } from './chain'
import type { Decisions, Doc } from './document'
import { SchemaReader, type Schema } from './schema'
import type { RulesStore } from './rules-store.svelte'

/** Everything that rules can be laid over: those of the house, those of the library, which are fetched
 * when they are needed, and one's own. */
export class Bases {
  /** Those that have been fetched. */
  house = $state.raw<BaseRules[]>([])
  decisions: Decisions = UNDECIDED
  /** The game whose rules are built here. */
  game = ''
  #store: RulesStore

  constructor(store: RulesStore) {
    this.#store = store
  }

  /** Takes from the schema what it says of all rules. */
  read(schema: Schema): void {
    const reader = new SchemaReader(schema)
    this.decisions = reader.decisions
    this.game = reader.game
  }

  /** Those of the house that can be built upon. */
  get offered(): BaseRules[] {
    return this.house.filter(({ game }) => game === this.game)
  }

  get places(): Places {
    return {
      mine: (id) => this.#store.find(id)?.file,
      house: (id) => this.house.find((base) => base.id === id)?.file as Doc | undefined,
      decisions: this.decisions,
    }
  }

  /** Fetches what a file lies over in the end. */
  async under(file: Doc, depth = 0): Promise<void> {
    const base = baseOf(file)
    const mine = mineIn(base)
    if (mine === null) await (base === null ? undefined : this.find(base))
    const next = mine === null ? undefined : this.#store.find(mine)
    if (next && depth < 8) await this.under(next.file, depth + 1)
  }

  /** The rules of this name, one's own among them. */
  async find(id: string): Promise<BaseRules | undefined> {
    const known = this.get(id)
    if (known || mineIn(id) !== null) return known
    const found = await editorApi.base(id).catch((error: unknown) => {
      if (codeOf(error) === 'unknown_preset') return undefined
      throw error
    })
    if (found) this.house = [...this.house, found]
    return found
  }

  /** The rules of this name, if they have been fetched. */
  get(id: string | null): BaseRules | undefined {
    const mine = mineIn(id)
    if (mine === null) return this.house.find((base) => base.id === id)
    const kept = this.#store.find(mine)
    const file = kept && whole(kept.file, this.places)
    if (!kept || !file) return undefined
    const about = { de: '', en: '' }
    return { id: id ?? '', game: this.game, name: nameIn(kept.file), about, file }
  }

  /** A file as whoever has nothing of this browser can read it. */
  flat(file: Doc): Doc {
    return flat(file, this.places) ?? file
  }

  /** The file of rules that others are compared with, without a name of their own. */
  bare(id: string): Doc {
    const mine = mineIn(id)
    const kept = mine === null ? undefined : this.#store.find(mine)
    return kept ? { ...this.flat(kept.file), id: 'base' } : { base: id, id: 'base' }
  }

  /** Removes rules from the store; what lies over them lies over what they lay over. Returns whether it
   * could, which it cannot while that has not been fetched. */
  remove(id: string): boolean {
    const gone = this.#store.find(id)
    const under = gone && flat(gone.file, this.places)
    const isOver = (file: Doc) => mineIn(baseOf(file)) === id
    const root = under && baseOf(under)
    const known = under && (root === null || this.get(root ?? '') !== undefined)
    if (this.#store.all.some(({ file }) => isOver(file)) && !known) return false
    if (under) this.#store.rebase(isOver, (file) => overFlat(file, under, this.places) ?? file)
    this.#store.remove(id)
    return true
  }
}
