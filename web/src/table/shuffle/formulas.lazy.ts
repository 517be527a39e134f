import { sha256 } from './sha256.lazy'

/** The formulas of docs/fair-shuffle.md, written once more: whoever checks a house does not ask it. */

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

const utf8 = (text: string) => new TextEncoder().encode(text)

function hash(label: string, ...parts: Uint8Array[]): Uint8Array {
  const all = [utf8(`${label}\0`), ...parts]
  const bytes = new Uint8Array(all.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of all) {
    bytes.set(part, at)
    at += part.length
  }
  return sha256(bytes)
}

export const commitment = (house: string): string =>
  toHex(hash('stammtisch/shuffle/1/seed', fromHex(house)))

export const promise = (commitment: string, seat: number, value: string): string =>
  toHex(
    hash('stammtisch/shuffle/1/value', fromHex(commitment), Uint8Array.of(seat), fromHex(value)),
  )

export const matchSeed = (
  house: string,
  rules: string,
  seats: number,
  values: readonly (readonly [seat: number, value: string])[],
): string =>
  toHex(
    hash(
      'stammtisch/shuffle/1/match',
      fromHex(house),
      fromHex(commitment(house)),
      sha256(utf8(rules)),
      Uint8Array.of(seats),
      ...values.flatMap(([seat, value]) => [Uint8Array.of(seat), fromHex(value)]),
    ),
  )

/** The sum of a match file: JSON without spaces, the fields in the order of their names. */
export function fileSum(file: Record<string, unknown>): string {
  const rest = Object.entries(file).filter(([name]) => name !== 'sum')
  return toHex(hash('stammtisch/match/2', utf8(canonical(Object.fromEntries(rest)))))
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}
