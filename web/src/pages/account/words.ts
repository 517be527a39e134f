import type { account as de } from '../../lib/i18n/de/account'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type AccountWords = Widened<typeof de>

export const words = new Messages<AccountWords>({
  de: () => import('../../lib/i18n/de/account').then((m) => m.account),
  en: () => import('../../lib/i18n/en/account').then((m) => m.account),
})
