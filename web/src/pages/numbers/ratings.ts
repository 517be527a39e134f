import type { NumbersMatch } from '../../lib/wire/NumbersMatch'
import type { RatingInfo } from '../../lib/wire/RatingInfo'

/** The rating after each match that was rated, oldest first. */
export function ratingsOf(matches: readonly NumbersMatch[]): RatingInfo[] {
  return matches.flatMap(({ rating }) => (rating ? [rating] : []))
}

/** How sure a rating is, in words that the page has. */
export function surenessOf({ unsure }: RatingInfo): 'new' | 'some' | 'sure' {
  if (unsure > 70) return 'new'
  return unsure > 35 ? 'some' : 'sure'
}
