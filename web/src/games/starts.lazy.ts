import type { Start } from './start'

const OF = import.meta.glob<Start>('./*/start.lazy.ts', { eager: true, import: 'start' })

/** What the start page says of every game. */
export const STARTS: readonly Start[] = Object.values(OF)

/** The guided first games of every game. */
export const LESSONS = STARTS.flatMap(({ lessons }) => lessons)
