import { refusals } from '../../lib/i18n/refusal'
import type { Load } from '../../lib/lazy.svelte'
import { words as manner } from '../../lib/manner/words'
import { explain } from '../explain/words'
import { evening } from '../words'

/** The words that any table may need later. */
export const wordsAhead = (): Load[] =>
  [evening, explain, refusals, manner].map((messages) => messages.ahead)
