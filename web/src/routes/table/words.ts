import { explain } from '../../lib/explain/words'
import { refusals } from '../../lib/i18n/refusal'
import { words as manner } from '../../lib/manner/words'
import type { Load } from '../../lib/parts.svelte'
import { evening } from '../../lib/table/words'

/** The words that any table may need later. */
export const wordsAhead = (): Load[] =>
  [evening, explain, refusals, manner].flatMap((book) => book.ahead)
