import type { Doc, Value } from './document'
import { isDoc, NONE, without } from './document'

/** A piece of the schema as the server sends it: JSON Schema with the words of one language. */
export type Node = {
  $ref?: string
  type?: string
  const?: Value
  enum?: Value[]
  title?: string
  description?: string
  default?: Value
  minimum?: number
  maximum?: number
  pattern?: string
  items?: Node
  oneOf?: Node[]
  anyOf?: Node[]
  properties?: Record<string, Node>
  patternProperties?: Record<string, Node>
  additionalProperties?: boolean | Node
  'x-order'?: string[]
  'x-needed'?: string[]
  'x-common'?: boolean
  'x-optional'?: boolean
  'x-decision'?: boolean
  'x-cards'?: boolean
  'x-start'?: Value
}

export type Shortcut = { id: string; title: string; description: string; rule: Doc }
export type Schema = Node & { $defs: Record<string, Node>; 'x-shortcuts': Shortcut[] }

/** How a field is shown. */
export type Kind =
  | 'switch'
  | 'number'
  | 'text'
  | 'card'
  | 'choice'
  | 'span'
  | 'list'
  | 'cards'
  | 'map'
  | 'table'
  | 'unknown'

/** A field with all that the schema says of it, references followed. */
export type Field = {
  kind: Kind
  node: Node
  /** The definition that it refers to. */
  name: string
  title: string
  about: string
  common: boolean
  /** What it is where nothing is said; none if it then has no value at all. */
  usual: Value | undefined
  /** Whether it can be left out. */
  removable: boolean
}

/** One of several words or tables that can stand in a place. */
export type Variant = {
  key: string
  title: string
  about: string
  /** What stands beside the word: `{ pass_on = 2 }`; none where the word stands alone. */
  payload: Node | null
  /** Whether the payload stands for itself, without a word. */
  bare: boolean
}

export class SchemaReader {
  readonly schema: Schema
  /** Keys whose value is replaced whole. */
  readonly decisions: ReadonlySet<string>

  constructor(schema: Schema) {
    this.schema = schema
    const found = new Set<string>()
    for (const node of [schema, ...Object.values(schema.$defs)])
      for (const [key, field] of Object.entries(node.properties ?? {}))
        if (this.#follow(field).node['x-decision']) found.add(key)
    this.decisions = found
  }

  /** The game whose rules it describes. */
  get game(): string {
    return String(this.schema.properties?.game?.const ?? '')
  }

  /** Follows references and takes the alternative `"none"` away. */
  #follow(node: Node): { node: Node; name: string; removable: boolean } {
    let [at, name, removable] = [node, '', false]
    for (;;) {
      const next = at.anyOf?.filter((one) => one.const !== NONE)
      if (at.anyOf && next?.length === 1 && at.anyOf.length === 2) {
        at = { ...next[0], ...without(at, 'anyOf') }
        removable = true
      } else if (at.$ref !== undefined) {
        name = at.$ref.split('/').at(-1) ?? ''
        at = { ...this.schema.$defs[name], ...without(at, '$ref') }
      } else return { node: at, name, removable }
    }
  }

  field(node: Node, key = ''): Field {
    const { node: whole, name, removable } = this.#follow(node)
    const kind = kindOf(whole)
    return {
      kind,
      node: whole,
      name,
      title: whole.title || key,
      about: whole.description ?? '',
      common: whole['x-common'] === true,
      usual: whole.default ?? (whole['x-optional'] ? undefined : nothing(kind, whole)),
      removable,
    }
  }

  /** The fields of a table, in the order in which they are shown. */
  fields(node: Node): [key: string, field: Node][] {
    const known = node.properties ?? {}
    const order = [...(node['x-order'] ?? []), ...Object.keys(known)]
    return [...new Set(order)].flatMap((key) => {
      const field = known[key]
      return field ? [[key, field] as [string, Node]] : []
    })
  }

  /** The table of what cards do. */
  get cardNode(): Node {
    return this.field(this.schema.properties?.cards ?? {}).node
  }

  /** What stands below a key, or below an entry of a list. */
  step(of: Node, key: string): Node | undefined {
    const { node } = this.field(of)
    const inside = (one: Node) => one.properties?.[key]
    const known = inside(node) ?? (node.oneOf ?? node.anyOf ?? []).map(inside).find(Boolean)
    if (known) return known
    // A key or a place in a list has no label of its own.
    const below =
      node.items ?? (node.patternProperties ? valuesOf(node) : node.additionalProperties)
    if (typeof below !== 'object') return undefined
    return without(this.field(below).node, 'title')
  }

  variants(node: Node): Variant[] {
    const all: Node[] =
      node.oneOf ?? node.anyOf ?? (node.enum ?? []).map((word) => ({ const: word }))
    return all.map((one) => {
      const said = { title: one.title ?? '', about: one.description ?? '' }
      if (one.const !== undefined)
        return {
          key: String(one.const),
          ...said,
          title: said.title || String(one.const),
          payload: null,
          bare: false,
        }
      const [only] = Object.entries(one.properties ?? {})
      if (only) return { key: only[0], ...said, payload: only[1], bare: false }
      return { key: one.type === 'string' ? 'text' : 'number', ...said, payload: one, bare: true }
    })
  }

  /** Which of the variants a value is. */
  variantOf(node: Node, value: Value | undefined): Variant | undefined {
    const all = this.variants(node)
    if (isDoc(value)) return all.find(({ key }) => Object.hasOwn(value, key))
    if (typeof value === 'number') return all.find(({ bare }) => bare)
    return all.find(({ key, payload }) => payload === null && key === value)
  }

  valueOf({ key, payload, bare }: Variant): Value {
    if (payload === null) return key
    const blank = this.blank(payload)
    return bare ? blank : { [key]: blank }
  }

  /** What a field begins with when somebody wants one. */
  blank(of: Node): Value {
    const { kind, node } = this.field(of)
    if (node['x-start'] !== undefined) return node['x-start']
    switch (kind) {
      case 'switch':
        return true
      case 'number':
      case 'span':
        return Math.max(1, node.minimum ?? 1)
      case 'list':
        return []
      case 'choice': {
        const [first] = this.variants(node)
        return first ? this.valueOf(first) : ''
      }
      case 'card':
        return '7'
      case 'table': {
        const needed = node['x-needed'] ?? []
        const entries = needed.flatMap((key) => {
          const inner = node.properties?.[key]
          return inner ? [[key, this.blank(inner)] as const] : []
        })
        return Object.fromEntries(entries)
      }
      case 'cards':
      case 'map':
        return {}
      default:
        return ''
    }
  }
}

function nothing(kind: Kind, node: Node): Value | undefined {
  if (kind === 'switch') return false
  if (kind === 'number' && (node.minimum ?? 0) <= 0) return 0
  return undefined
}

function kindOf(node: Node): Kind {
  if (node.type === 'boolean') return 'switch'
  if (node.type === 'integer') return 'number'
  if (node.type === 'string') return node.pattern === undefined ? 'text' : 'card'
  if (node.type === 'array') return 'list'
  if (node['x-cards']) return 'cards'
  if (node.properties) return 'table'
  if (typeof node.additionalProperties === 'object') return 'map'
  if (node.oneOf ?? node.enum) return 'choice'
  const types = node.anyOf
    ?.map(({ type }) => type)
    .sort()
    .join()
  if (types === 'integer,string') return 'span'
  if (node.anyOf) return 'choice'
  return 'unknown'
}

/** Where values stand in a table with cards as keys. */
export const valuesOf = (node: Node): Node =>
  Object.values(node.patternProperties ?? {})[0] ??
  (typeof node.additionalProperties === 'object' ? node.additionalProperties : {})

/** Whether single cards can be named, or ranks only. */
export const namesSingles = (node: Node): boolean => {
  const pattern = node.pattern ?? Object.keys(node.patternProperties ?? {})[0] ?? ''
  return new RegExp(pattern).test('KH')
}
