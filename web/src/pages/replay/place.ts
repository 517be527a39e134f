import type { Address } from './api'

/** Whose cards are seen: all of them, or what one seat saw. */
export type Eyes = 'open' | number

/** Which match an address means; null for the list of one's own, undefined for nothing at all. */
export function matchOf(path: string): Address | null | undefined {
  const [first, id, key = null, ...more] = path.split('/').filter(Boolean)
  if (first === 'partien') return id === undefined ? null : undefined
  if (id === undefined || more.length > 0) return undefined
  return { id: decoded(id), key: key && decoded(key) }
}

/** Where somebody stands in a match is kept behind the `#` of its address. */
export function hashOf(step: number, eyes: Eyes): string {
  return `#${step}${eyes === 'open' ? '' : `.${eyes + 1}`}`
}

export function placeIn(
  hash: string,
  { steps, seats }: { steps: number; seats: number },
): { step: number; eyes: Eyes } {
  const [, step = '0', seat] = /^#(\d+)(?:\.(\d+))?$/.exec(hash) ?? []
  const eyes = Number(seat) - 1
  return {
    step: Math.min(Number(step), Math.max(0, steps - 1)),
    eyes: eyes >= 0 && eyes < seats ? eyes : 'open',
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
