import { headless } from './chain'
import {
  difference,
  get,
  isDoc,
  overlay,
  same,
  set,
  unset,
  without,
  type Decisions,
  type Doc,
  type Path,
  type Value,
} from './document'

/** How many steps can be taken back. */
const STEPS = 60
/** Changes of the same field within this time are one step, in milliseconds. */
const ONE_STEP = 1500

/** Rules that somebody is changing: a file over its base, and how it came to be. */
export class Draft {
  /** The file: what is different from the base. */
  file = $state.raw<Doc>({})
  #past = $state.raw<Doc[]>([])
  #future = $state.raw<Doc[]>([])
  #base: Doc
  #decisions: Decisions
  #onchange: (draft: Draft) => void
  #last = { path: '', at: 0 }

  /** `base` is what the file is laid over, written out in full; `past` are steps taken before. */
  constructor(
    file: Doc,
    base: Doc,
    decisions: Decisions,
    onchange: (draft: Draft) => void = () => undefined,
    past: Doc[] = [],
  ) {
    this.file = file
    this.#base = headless(base)
    this.#decisions = decisions
    this.#onchange = onchange
    this.#past = past
  }

  /** The rules as they are, base included. */
  readonly whole: Doc = $derived.by(() => {
    return overlay(this.#base, without(this.file, 'base'), this.#decisions)
  })

  get past(): Doc[] {
    return this.#past
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  at(path: Path): Value | undefined {
    return get(this.whole, path)
  }

  /** Whether this is different from the base. */
  changed(path: Path): boolean {
    return !same(get(this.whole, path), get(this.#base, path))
  }

  /** Whether this place comes from the base at all. */
  inBase(path: Path): boolean {
    return get(this.#base, path) !== undefined
  }

  /** `usual` is what the field is where nothing is said: then nothing is said. */
  set(path: Path, value: Value, usual?: Value): void {
    const silent = usual !== undefined && same(usual, value) && !this.inBase(path)
    this.#take(silent ? this.#without(path) : set(this.whole, path, value), path)
  }

  unset(path: Path): void {
    this.#take(this.#without(path), path)
  }

  /** Back to the base. */
  reset(path: Path): void {
    const before = get(this.#base, path)
    this.#take(before === undefined ? this.#without(path) : set(this.whole, path, before), path)
  }

  /** Another file altogether, which can be taken back as well. */
  replace(file: Doc): void {
    this.#step(file, '')
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, this.file]
    this.#go(before)
  }

  redo(): void {
    const after = this.#future.at(-1)
    if (!after) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, this.file]
    this.#go(after)
  }

  /** An entry of a card that says nothing any more goes as well. */
  #without(path: Path): Doc {
    const left = unset(this.whole, path)
    const around = path.slice(0, -1)
    const bare = get(left, around)
    const card = around.length === 2 && around[0] === 'cards'
    const gone = card && isDoc(bare) && Object.keys(bare).length === 0 && !this.inBase(around)
    return gone ? unset(left, around) : left
  }

  #take(whole: Doc, path: Path): void {
    const { base } = this.file
    const patch = difference(this.#base, whole, this.#decisions)
    this.#step(base === undefined ? patch : { base, ...patch }, JSON.stringify(path))
  }

  #step(file: Doc, path: string): void {
    if (same(file, this.file)) return
    const now = Date.now()
    const goesOn = path !== '' && path === this.#last.path && now - this.#last.at < ONE_STEP
    if (!goesOn || !this.canUndo) this.#past = [...this.#past, this.file].slice(-STEPS)
    this.#last = { path, at: now }
    this.#future = []
    this.file = file
    this.#onchange(this)
  }

  #go(file: Doc): void {
    this.#last = { path: '', at: 0 }
    this.file = file
    this.#onchange(this)
  }
}
