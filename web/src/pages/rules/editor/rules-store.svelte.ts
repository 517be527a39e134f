import { read, write } from '../../../lib/ui/storage'
import { isDoc, same, type Doc } from './document'

/** Rules of one's own as this browser keeps them. */
export type SavedRules = {
  id: string
  /** The file, laid over its base. */
  file: Doc
  /** When it was changed last, in milliseconds. */
  at: number
  /** What it was before, newest first. */
  versions: { at: number; file: Doc }[]
  /** Where it came from, where that was another's. */
  from?: string
  /** The code under which it was shared last, or came. */
  code?: string
  /** The latest steps that can be taken back, oldest first. */
  past: Doc[]
}

const KEY = 'my-rules'
/** How many rules, how many former versions and steps of each. */
const RULES = 40
const VERSIONS = 12
const PAST = 12
/** Most characters of all together: browsers keep some five million. */
const MOST = 1_500_000

/** The rules that somebody has made, kept in the local storage of this browser only. */
export class RulesStore {
  all = $state.raw<SavedRules[]>(known())

  get full(): boolean {
    return this.all.length >= RULES
  }

  find(id: string | null): SavedRules | undefined {
    return this.all.find((one) => one.id === id)
  }

  add(file: Doc, from?: string, code?: string): SavedRules {
    // What came from somebody else stays as it came, whatever is made of it.
    const versions = from === undefined ? [] : [{ at: Date.now(), file }]
    const origin = { ...(from !== undefined && { from }), ...(code !== undefined && { code }) }
    const kept = { id: fresh(this.all), file, at: Date.now(), versions, past: [], ...origin }
    this.#keep([kept, ...this.all].slice(0, RULES))
    return kept
  }

  /** What has become of it; the place in the list stays. */
  update(id: string, file: Doc, past: Doc[]): void {
    const change = (one: SavedRules) => ({ ...one, file, at: Date.now(), past: past.slice(-PAST) })
    this.#keep(this.all.map((one) => (one.id === id ? change(one) : one)))
  }

  /** Keeps what it is now as a version, unless the newest one is the same. */
  remember(id: string): void {
    const change = (one: SavedRules) => {
      const [newest] = one.versions
      if (newest && same(newest.file, one.file)) return one
      const versions = [{ at: Date.now(), file: one.file }, ...one.versions]
      return { ...one, versions: versions.slice(0, VERSIONS) }
    }
    this.#keep(this.all.map((one) => (one.id === id ? change(one) : one)))
  }

  /** It is shared under this code now. */
  share(id: string, code: string): void {
    this.#keep(this.all.map((one) => (one.id === id ? { ...one, code } : one)))
  }

  remove(id: string): void {
    this.#keep(this.all.filter((one) => one.id !== id))
  }

  /** Changes files wherever they stand: now, in former versions, in steps that can be taken back. */
  rebase(concerns: (file: Doc) => boolean, change: (file: Doc) => Doc): void {
    const changed = (file: Doc) => (concerns(file) ? change(file) : file)
    const all = this.all.map((one) => ({
      ...one,
      file: changed(one.file),
      versions: one.versions.map((version) => ({ ...version, file: changed(version.file) })),
      past: one.past.map(changed),
    }))
    this.#keep(all)
  }

  /** Former versions and steps go before any rules do. */
  #keep(all: SavedRules[]): void {
    let kept = all
    for (const bound of [VERSIONS, 3, 0]) {
      kept = kept.map((one) => ({
        ...one,
        versions: one.versions.slice(0, bound),
        past: one.past.slice(-bound || one.past.length),
      }))
      if (JSON.stringify(kept).length <= MOST) break
    }
    this.all = kept
    write(KEY, JSON.stringify(kept))
  }
}

function fresh(all: SavedRules[]): string {
  for (let number = all.length + 1; ; number++) {
    const id = `${number}`
    if (!all.some((one) => one.id === id)) return id
  }
}

/** What was kept; whatever is no rules any more is left out. */
function known(): SavedRules[] {
  try {
    const kept: unknown = JSON.parse(read(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSavedRules) : []
  } catch {
    return []
  }
}

function isSavedRules(value: unknown): value is SavedRules {
  const one = value as Partial<SavedRules> | null
  return (
    typeof one?.id === 'string' &&
    typeof one.at === 'number' &&
    (one.from === undefined || typeof one.from === 'string') &&
    (one.code === undefined || typeof one.code === 'string') &&
    isDoc(one.file) &&
    Array.isArray(one.past) &&
    one.past.every(isDoc) &&
    Array.isArray(one.versions) &&
    one.versions.every((version) => typeof version?.at === 'number' && isDoc(version.file))
  )
}
