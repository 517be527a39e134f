const AT_ONCE = 100
const FIRST = 250
const LONGEST = 10_000

/** How long to wait before the next try, in milliseconds. The first comes at once: most
 * connections drop for a blink. Then exponential with full jitter, so that a table full of clients
 * does not come back in one instant. */
export function backoff(attempt: number, random: () => number): number {
  if (attempt === 0) return random() * AT_ONCE
  return random() * Math.min(LONGEST, FIRST * 2 ** (attempt - 1))
}
