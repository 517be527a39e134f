import type { more as de } from '../../lib/i18n/de/more'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type MoreWords = Widened<typeof de>

export const words = new Messages<MoreWords>({
  de: () => import('../../lib/i18n/de/more').then((m) => m.more),
  en: () => import('../../lib/i18n/en/more').then((m) => m.more),
})
