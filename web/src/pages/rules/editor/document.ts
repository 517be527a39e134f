/** Rules files as values, and how one is laid over another: the same as the server does with the
 * file. Nothing here is ever changed in place. */
export type Value = string | number | boolean | Value[] | Doc
export type Doc = { [key: string]: Value }
export type Path = readonly (string | number)[]

/** Takes a key away. */
export const NONE = 'none'

/** Keys whose value is one decision: another one replaces it. */
export type Decisions = ReadonlySet<string>

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function same(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, i) => same(value, b[i]))
  if (!isDoc(a) || !isDoc(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  )
}

/** The value of a key, if the document itself has it. */
const own = (doc: Doc, key: string): Value | undefined =>
  Object.hasOwn(doc, key) ? doc[key] : undefined

/** A document with one key more, or with another value for it; every key is a plain one. */
function withKey(doc: Doc, key: string, value: Value): Doc {
  const copy: Doc = { ...doc }
  Object.defineProperty(copy, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return copy
}

/** Everything but one key. */
export function without<T extends object>(of: T, key: string): T {
  return Object.fromEntries(Object.entries(of).filter(([other]) => other !== key)) as T
}

/** Lays `patch` over `base`. */
export function overlay(base: Doc, patch: Doc, decisions: Decisions): Doc {
  let laid = base
  for (const [key, above] of Object.entries(patch)) {
    const below = own(laid, key)
    const whole = decisions.has(key)
    if (above === NONE) laid = without(laid, key)
    else if (!isDoc(above)) laid = withKey(laid, key, above)
    else if (whole) laid = withKey(laid, key, isDoc(below) ? decide(below, above) : above)
    else laid = withKey(laid, key, overlay(isDoc(below) ? below : {}, above, decisions))
  }
  return laid
}

/** The same decision keeps what is not said anew, but each of its values is replaced whole. */
function decide(below: Doc, above: Doc): Doc {
  const kept = same(Object.keys(below).sort(), Object.keys(above).sort())
  const entries = Object.entries(above).map(([key, value]) => {
    const known = own(below, key)
    return [key, kept && isDoc(known) && isDoc(value) ? { ...known, ...value } : value] as const
  })
  return Object.fromEntries(entries)
}

/** The smallest patch that makes `whole` of `base`. */
export function difference(base: Doc, whole: Doc, decisions: Decisions): Doc {
  let patch: Doc = {}
  for (const [key, value] of Object.entries(whole)) {
    const below = own(base, key)
    if (below !== undefined && same(below, value)) continue
    const both = isDoc(below) && isDoc(value) && !decisions.has(key)
    patch = withKey(patch, key, both ? difference(below, value, decisions) : value)
  }
  for (const key of Object.keys(base))
    if (!Object.hasOwn(whole, key)) patch = withKey(patch, key, NONE)
  return patch
}

export function get(doc: Value | undefined, path: Path): Value | undefined {
  let value = doc
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (isDoc(value)) value = own(value, String(step))
    else return undefined
  }
  return value
}

/** The document with this value at this place; tables on the way are made. */
export function set(doc: Doc, path: Path, value: Value): Doc {
  return put(doc, path, value) as Doc
}

function put(at: Value | undefined, path: Path, value: Value): Value {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(at)) {
    const index = Number(step)
    return at.map((one, i) => (i === index ? put(one, rest, value) : one))
  }
  const doc = isDoc(at) ? at : {}
  return withKey(doc, String(step), put(own(doc, String(step)), rest, value))
}

/** The document without this place; an entry of a list goes, and the others move up. */
export function unset(doc: Doc, path: Path): Doc {
  const last = path.at(-1)
  const around = get(doc, path.slice(0, -1))
  if (last === undefined) return doc
  if (Array.isArray(around)) {
    const left = around.filter((_, i) => i !== Number(last))
    return set(doc, path.slice(0, -1), left)
  }
  if (!isDoc(around)) return doc
  const left = without(around, String(last))
  return path.length === 1 ? left : set(doc, path.slice(0, -1), left)
}
