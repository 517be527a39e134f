import { parse, stringify } from 'smol-toml'
import { isDoc, type Doc, type Value } from './document'

/** A file as people can read and keep it. */
export const toToml = (file: Doc): string => `${stringify(file)}\n`

/** A file as values. Throws where it is no TOML; dates and the like become texts, which the server
 * then refuses at their field. */
export function fromToml(text: string): Doc {
  const file = plain(parse(text))
  return isDoc(file) ? file : {}
}

function plain(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return String(value)
  const doc: Doc = {}
  for (const [key, inner] of Object.entries(value))
    Object.defineProperty(doc, key, {
      value: plain(inner),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return doc
}
