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
}

export function rowsOf(totals: NumbersTotals, { lang, cards, points }: Written): Row[] {
  const over = totals.won - totals.expected / 1000
  const rows: Row[] = [
    { key: 'matches', value: `${totals.matches}` },
    { key: 'won', value: `${totals.won}` },
    { key: 'expected', value: decimal(totals.expected / 1000, lang) },
    { key: 'over', value: signed(over, lang) },
  ]
  for (const key of COUNTS) if (totals[key] > 0) rows.push({ key, value: `${totals[key]}` })
  const { longest_hand, fastest_win, best_comeback } = totals
  if (longest_hand !== null) rows.push({ key: 'longest_hand', value: cards(longest_hand) })
  if (fastest_win !== null) rows.push({ key: 'fastest_win', value: clock(fastest_win) })
  if (best_comeback !== null) rows.push({ key: 'best_comeback', value: points(best_comeback) })
  return rows
}

/** Wins above expectation after each match, from zero. */
export function courseOf(matches: readonly NumbersMatch[]): number[] {
  let sum = 0
  return [0, ...matches.map(({ won, expected }) => (sum += (won ? 1000 : 0) - expected) / 1000)]
}

const decimal = (value: number, lang: string) =>
  value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export function signed(value: number, lang: string): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return decimal(0, lang)
  return `${rounded < 0 ? '−' : '+'}${decimal(Math.abs(rounded), lang)}`
}

/** Minutes and seconds; hours where it took that long. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const two = (value: number) => `${value}`.padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest} h` : `${minutes}:${rest} min`
}
