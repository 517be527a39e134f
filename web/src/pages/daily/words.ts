import type { daily as de } from '../../lib/i18n/de/daily'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
export const words = new Messages<Widened<typeof de>>({
  de: () => import('../../lib/i18n/de/daily').then((m) => m.daily),
  en: () => import('../../lib/i18n/en/daily').then((m) => m.daily),
})
