import type { NumbersMatch } from '../../lib/wire/NumbersMatch'
import type { NumbersTotals } from '../../lib/wire/NumbersTotals'

/** What is shown of numbers, in this order: what never happened is left out. */
const COUNTS = [
  'calls_forgotten',
  'catches',
  'catches_in_vain',
  'charges',
  'charges_in_vain',
  'cheats',
  'cheats_seen',
  'announced',
  'lies',
  'lies_believed',
  'lies_found',
  'doubts',
  'doubts_right',
] as const

type Key =
  | 'matches'
  | 'won'
  | 'expected'
  | 'over'
  | (typeof COUNTS)[number]
  | 'longest_hand'
  | 'fastest_win'
  | 'best_comeback'

type Row = { key: Key; value: string }

/** How numbers are written in a language. */
export type Written = {
  lang: string
  cards: (count: number) => string
  points: (count: number) => string
  /** Less than a second. */
  instant: string
}

export function rowsOf(totals: NumbersTotals, { lang, cards, points, instant }: Written): Row[] {
  // From what is shown: whoever adds it up comes to the same.
  const expected = rounded(totals.expected / 1000)
  const rows: Row[] = [
    { key: 'matches', value: `${totals.matches}` },
    { key: 'won', value: `${totals.won}` },
    { key: 'expected', value: decimal(expected, lang) },
    { key: 'over', value: signed(totals.won - expected, lang) },
  ]
  for (const key of COUNTS) if (totals[key] > 0) rows.push({ key, value: `${totals[key]}` })
  const { longest_hand, fastest_win, best_comeback } = totals
  if (longest_hand !== null) rows.push({ key: 'longest_hand', value: cards(longest_hand) })
  if (fastest_win !== null)
    rows.push({ key: 'fastest_win', value: fastest_win < 1000 ? instant : clock(fastest_win) })
  if (best_comeback !== null) rows.push({ key: 'best_comeback', value: points(best_comeback) })
  return rows
}

/** Wins above expectation after each match, from zero. */
export function courseOf(matches: readonly NumbersMatch[]): number[] {
  let sum = 0
  return [0, ...matches.map(({ won, expected }) => (sum += (won ? 1000 : 0) - expected) / 1000)]
}

/** One of four is a quarter, and neither 0.2 nor 0.3. */
const rounded = (value: number) => Math.round(value * 100) / 100

const decimal = (value: number, lang: string) =>
  value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 2 })

export function signed(value: number, lang: string): string {
  const shown = rounded(value)
  if (shown === 0) return decimal(0, lang)
  return `${shown < 0 ? '−' : '+'}${decimal(Math.abs(shown), lang)}`
}

/** Minutes and seconds; hours where it took that long. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const two = (value: number) => `${value}`.padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest} h` : `${minutes}:${rest} min`
}
