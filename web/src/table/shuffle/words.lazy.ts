import type { shuffle as de } from '../../lib/i18n/de/shuffle'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type ShuffleWords = Widened<typeof de>

export const words = new Messages<ShuffleWords>({
  de: () => import('../../lib/i18n/de/shuffle').then((m) => m.shuffle),
  en: () => import('../../lib/i18n/en/shuffle').then((m) => m.shuffle),
})
