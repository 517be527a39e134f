import { factsOf } from '../../games/facts.lazy'
import type { GameId } from '../../games/kits'
import type { Film } from '../../lib/wire/Film'
import type { FilmMark } from '../../lib/wire/FilmMark'
import type { words } from './words'

export type Mark = { step: number; seat: number | null; mark: FilmMark }

/** How a mark is drawn: its shape, its colour, and on which line of the time line it stands. */
export type Sign = { path: string; colour: string; line: 0 | 1 | 2 }

const CIRCLE = 'M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4Z'
const DIAMOND = 'M0-5 5 0 0 5-5 0Z'
const UP = 'M0-5 5 4H-5Z'
const DOWN = 'M0 5 5-4H-5Z'
const SQUARE = 'M-4-4H4V4H-4Z'
const CROSS = 'M-5-3-3-5 0-2 3-5 5-3 2 0 5 3 3 5 0 2-3 5-5 3-2 0Z'
const STAR =
  'M0-6 1.5-2 5.700-1.900 2.400.800 3.500 4.900 0 2.500-3.500 4.900-2.400.800-5.700-1.900-1.500-2Z'
const FLAG = 'M-4-6H-2.500V6H-4ZM-2-6 5-3-2 0Z'

/** Shapes tell them apart where colours do not. */
export const SIGNS: Record<FilmMark, Sign> = {
  call: { path: CIRCLE, colour: '#f2d28a', line: 0 },
  out: { path: STAR, colour: '#f2d28a', line: 0 },
  wish: { path: DIAMOND, colour: '#9fd4ff', line: 0 },
  threat: { path: UP, colour: '#ffb27a', line: 1 },
  catch: { path: SQUARE, colour: '#ff8f80', line: 1 },
  catch_in_vain: { path: CROSS, colour: '#ff8f80', line: 1 },
  lie: { path: DOWN, colour: '#e3b6ff', line: 2 },
  cheat: { path: DIAMOND, colour: '#e3b6ff', line: 2 },
  cheat_caught: { path: SQUARE, colour: '#e3b6ff', line: 2 },
  accused_in_vain: { path: CROSS, colour: '#e3b6ff', line: 2 },
  deal_end: { path: FLAG, colour: '#ffffff', line: 1 },
  match_end: { path: STAR, colour: '#ffffff', line: 1 },
}

const ORDER = Object.keys(SIGNS) as FilmMark[]

/** Everything remarkable, in the order in which it happened. */
export const marksOf = ({ steps }: Pick<Film, 'steps'>): Mark[] =>
  steps.flatMap(({ marks, seat }, step) => marks.map((mark) => ({ step, seat, mark })))

type Words = {
  kinds: Record<FilmMark, string>
  done: Partial<Record<FilmMark, (name: string) => string>>
}

/** What marks are called in a game. */
export const marksIn = (game: string, { kinds, done, ...t }: typeof words.t): Words =>
  factsOf(game as GameId).doubted
    ? {
        kinds: { ...kinds, catch_in_vain: t.doubtInVain },
        done: { ...done, catch_in_vain: t.doubtsInVain },
      }
    : { kinds, done }

/** A mark in words, with whoever did it; an end is nobody's. */
export function momentOf(mark: FilmMark, name: string, { kinds, done }: Words): string {
  if (!name || mark === 'deal_end' || mark === 'match_end') return kinds[mark]
  return done[mark]?.(name) ?? `${kinds[mark]}: ${name}`
}

/** The kinds that occur, as the legend lists them. */
export function kindsOf(marks: readonly Mark[]): FilmMark[] {
  const found = new Set(marks.map(({ mark }) => mark))
  return ORDER.filter((kind) => found.has(kind))
}
