import type { hindsight as de } from '../../../lib/i18n/de/hindsight'
import type { Widened } from '../../../lib/i18n/i18n.svelte'
import { Messages } from '../../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type HindsightWords = Widened<typeof de>

export const words = new Messages<HindsightWords>({
  de: () => import('../../../lib/i18n/de/hindsight').then((m) => m.hindsight),
  en: () => import('../../../lib/i18n/en/hindsight').then((m) => m.hindsight),
})
