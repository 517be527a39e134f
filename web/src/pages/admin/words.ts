import type { admin as de } from '../../lib/i18n/de/admin'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type AdminWords = Widened<typeof de>

export const words = new Messages<AdminWords>({
  de: () => import('../../lib/i18n/de/admin').then((m) => m.admin),
  en: () => import('../../lib/i18n/en/admin').then((m) => m.admin),
})
