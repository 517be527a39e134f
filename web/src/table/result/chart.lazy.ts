import type { SheetRow } from '../../lib/wire/SheetRow'

/** The points of each seat after each row of the sheet, starting from zero. */
export function coursesOf(sheet: readonly SheetRow[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let sum = 0
    return [0, ...sheet.map((row) => (sum += row.points[seat] ?? 0))]
  })
}

/** Round numbers from the least to the most points, at which the lines of a chart stand. */
export function ticksOf(least: number, most: number): number[] {
  const span = Math.max(1, most - least)
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].find((s) => span / s <= 6) ?? 1000
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)]
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
}
