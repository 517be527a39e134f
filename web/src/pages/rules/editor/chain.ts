/** Rules of one's own that lie over others of one's own: a file there names them as `mine:ID`. Whatever
 * leaves this browser lies over rules of the house only. */
import { difference, isDoc, overlay, without, type Decisions, type Doc } from './document'

const MINE = 'mine:'

/** What a file says of itself and never has from its base. */
export const HEAD = ['format', 'id', 'name', 'about', 'base', 'game']

/** Until it is known which keys are decisions. */
export const UNDECIDED: Decisions = new Set()

/** As deep as chains of bases go at the server. */
const DEEPEST = 8

export const baseOf = (file: Doc): string | null =>
  typeof file.base === 'string' ? file.base : null

/** The name by which a file lies over rules of one's own. */
export const overMine = (id: string): string => MINE + id

/** Which of one's own rules a base names; null if it names rules of the house. */
export const mineIn = (base: string | null): string | null =>
  base?.startsWith(MINE) ? base.slice(MINE.length) : null

export const headless = (doc: Doc): Doc =>
  Object.fromEntries(Object.entries(doc).filter(([key]) => !HEAD.includes(key)))

/** Where rules are looked up: one's own files, and rules of the house written out in full. */
export type Places = {
  mine: (id: string) => Doc | undefined
  house: (id: string) => Doc | undefined
  decisions: Decisions
}

/** A file over nothing but rules of the house, which says the same; null where a base is missing or
 * the chain goes round. */
export function flat(file: Doc, places: Places, depth = 0): Doc | null {
  const id = mineIn(baseOf(file))
  if (id === null) return file
  const below = places.mine(id)
  const under = below && depth < DEEPEST ? flat(below, places, depth + 1) : null
  return under && overFlat(file, under, places)
}

/** A file over the rules of another one, laid over what that lies over itself. */
export function overFlat(file: Doc, under: Doc, { house, decisions }: Places): Doc | null {
  const root = baseOf(under)
  const ground = root === null ? {} : house(root)
  if (!ground) return null
  const below = headless(ground)
  const middle = overlay(below, headless(under), decisions)
  const whole = overlay(middle, without(file, 'base'), decisions)
  const head = root === null ? { format: under.format ?? 2 } : { base: root }
  return { ...head, ...difference(below, whole, decisions) }
}

/** Everything a file says, its bases included. */
export function whole(file: Doc, places: Places): Doc | null {
  const laid = flat(file, places)
  const root = laid && baseOf(laid)
  if (!laid || root === null) return laid
  const ground = places.house(root)
  return ground ? overlay(headless(ground), without(laid, 'base'), places.decisions) : null
}

/** The name that a file gives itself, in both languages as far as it does. */
export function nameIn(file: Doc): { de: string; en: string } {
  const name = isDoc(file.name) ? file.name : {}
  const [de, en] = [name.de, name.en].map((said) => (typeof said === 'string' ? said : ''))
  return { de: de || en || '', en: en || de || '' }
}
