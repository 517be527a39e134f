const FIRST = 400
const LONGEST = 10_000

/** How long to wait before the next try: exponential with full jitter, so that a table full of
 * clients does not come back in one instant. */
export function backoff(attempt: number, random: () => number): number {
  return random() * Math.min(LONGEST, FIRST * 2 ** attempt)
}
