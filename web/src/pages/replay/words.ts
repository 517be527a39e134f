import type { replay as de } from '../../lib/i18n/de/replay'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type ReplayWords = Widened<typeof de>

export const words = new Messages<ReplayWords>({
  de: () => import('../../lib/i18n/de/replay').then((m) => m.replay),
  en: () => import('../../lib/i18n/en/replay').then((m) => m.replay),
})
