import type { SheetRow } from '../../../lib/wire/SheetRow'

/** The points of each seat after each round, from nothing on. */
export function coursesOf(sheet: readonly SheetRow[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let sum = 0
    return [0, ...sheet.map((row) => (sum += row.points[seat] ?? 0))]
  })
}
