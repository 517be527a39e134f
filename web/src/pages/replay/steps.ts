import type { Film } from '../../lib/wire/Film'

/** How far one goes at once. */
export type Stride = 'move' | 'turn' | 'deal' | 'all'
type Course = Pick<Film, 'steps' | 'deals'>

export const lastOf = ({ steps }: Course): number => Math.max(0, steps.length - 1)

/** The step that lies one stride further on, or back. Back leads to where the present turn or deal
 * began first, and only from there to the one before. */
export function strideEnd(film: Course, from: number, stride: Stride, way: 1 | -1): number {
  const last = lastOf(film)
  if (stride === 'all') return way > 0 ? last : 0
  if (stride === 'move') return Math.min(last, Math.max(0, from + way))
  const starts = stride === 'turn' ? turnStarts(film) : film.deals.map(({ step }) => step)
  return way > 0
    ? (starts.find((step) => step > from) ?? last)
    : (starts.findLast((step) => step < from) ?? 0)
}

function turnStarts({ steps }: Course): number[] {
  return steps.flatMap(({ turn }, step) => (turn === steps[step - 1]?.turn ? [] : [step]))
}

const LEAST = 650
const MOST = 2600

/** How long a step is looked at before the next one, in milliseconds: as long as it took at the
 * table, but nobody waits for others to think. */
export function paceOf({ steps }: Course, step: number, speed: number): number {
  const took = (steps[step + 1]?.ms ?? 0) - (steps[step]?.ms ?? 0)
  return Math.min(MOST, Math.max(LEAST, took)) / speed
}
