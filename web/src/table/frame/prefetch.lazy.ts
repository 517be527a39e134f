import type { Kit } from '../../games/kit'
import { refusals } from '../../lib/i18n/refusal'
import { lazy, type Load } from '../../lib/lazy.svelte'
import { words as tableSettings } from '../../lib/table-settings/words'
import type { GameView } from '../../lib/wire/GameView'
import { explain } from '../explain/words'
import { loadSentences, sentences } from '../log/log'
import { dialogs, narration } from '../words'
import type { Frame } from './frame.svelte'
import { shared } from './lazy'

/** What a table may need later, in this order: what hears questions about cards, for nobody asks before a
 * card is seen; the log of what happened before, what covers the
 * felt, and the words that any table may need. */
export function prefetch<V extends GameView>(
  { narrator, prefetch }: Kit<V>,
  frame: Frame,
  left: AbortSignal,
): Load[] {
  // A part that did not come is a failed `Load`, which `Lazy` tries again.
  const asking = () => import('../explain/asking.lazy')
  const asks = async () => {
    const { explains } = await asking()
    if (!left.aborted)
      left.addEventListener(
        'abort',
        explains((card) => (frame.card = card)),
      )
  }
  const recall = async () => {
    await Promise.all([loadSentences, narration.prefetch, ...narrator].map((load) => load()))
    void sentences.ready()
  }
  /** `Overlays` knows itself what it needs. */
  const overlays = async () => lazy.prefetch((await shared.overlays()).prefetch)
  const words = [dialogs, explain, refusals, tableSettings].map((messages) => messages.prefetch)
  return [asks, recall, overlays, ...Object.values(shared), ...words, ...prefetch]
}
