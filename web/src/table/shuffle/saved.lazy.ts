/** What this client has added to a match: kept until long after it, so that it can be looked up
 * whether the house has left it out. */
export type Contribution = { seat: number; value: string; promise: string; opened: boolean }

const KEY = 'shuffle'
const MOST = 40

type All = [commitment: string, kept: Contribution][]

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as All
  } catch {
    return []
  }
}

export const kept = (commitment: string): Contribution | null =>
  all().find(([known]) => known === commitment)?.[1] ?? null

export function keep(commitment: string, one: Contribution): void {
  const others = all().filter(([known]) => known !== commitment)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [commitment, one]].slice(-MOST)))
  } catch {
    // Nothing can be kept here: the value is left out of the match, and nobody is held up.
  }
}
