import type { MaxClaim } from '../../../lib/wire/MaxClaim'

/** All values from the lowest to the highest, in the rows in which the ladder is drawn: first the
 * mixed ones, then the pairs, then the Maxonaut. */
export const ROWS: readonly (readonly MaxClaim[])[] = [
  ['31', '32', '41', '42', '43', '51', '52', '53', '54'],
  ['61', '62', '63', '64', '65'],
  ['71', '72', '73', '74', '75', '76'],
  ['81', '82', '83', '84', '85', '86', '87'],
  ['91', '92', '93', '94', '95', '96', '97', '98'],
  ['11', '22', '33', '44', '55', '66', '77', '88', '99'],
  ['21'],
]

const LADDER: readonly MaxClaim[] = ROWS.flat()

/** The rung a value stands on, from 0. */
export const rungOf = (claim: MaxClaim): number => LADDER.indexOf(claim)

/** The next value up or down among those that can be chosen; the same one at the end. */
export function step(claim: MaxClaim, by: 1 | -1, open: ReadonlySet<string>): MaxClaim {
  const at = rungOf(claim)
  const way = by > 0 ? LADDER.slice(at + 1) : LADDER.slice(0, Math.max(0, at)).reverse()
  return way.find((value) => open.has(value)) ?? claim
}
