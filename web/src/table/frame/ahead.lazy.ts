import type { Kit } from '../../games/kit'
import { refusals } from '../../lib/i18n/refusal'
import { lazy, type Load } from '../../lib/lazy.svelte'
import { words as manner } from '../../lib/manner/words'
import type { GameView } from '../../lib/wire/GameView'
import { explain } from '../explain/words'
import { loadSentences, sentences } from '../log/log'
import { evening, narration } from '../words'
import { shared } from './lazy'

/** What a table may need later, in this order: the log of what happened before, what covers the
 * felt, and the words that any table may need. */
export function ahead<V extends GameView>({ narrator, ahead }: Kit<V>): Load[] {
  const recall = async () => {
    await Promise.all([loadSentences, narration.ahead, ...narrator].map((load) => load()))
    void sentences.ready()
  }
  /** `Over` knows itself what it needs. */
  const over = async () => lazy.ahead((await shared.over()).ahead)
  const words = [evening, explain, refusals, manner].map((messages) => messages.ahead)
  return [recall, over, ...Object.values(shared), ...words, ...ahead]
}
