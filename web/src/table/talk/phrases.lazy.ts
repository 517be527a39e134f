import type { Phrase } from '../../lib/wire/Phrase'

/** The phrases of every table, in the order of the tray. Each game adds its own. */
export const PHRASES: readonly Phrase[] = [
  'thinking',
  'hurry_up',
  'nice_one',
  'ouch',
  'gotcha',
  'thanks',
  'hello',
  'good_game',
]
