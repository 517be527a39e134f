import type { rules as de } from '../../lib/i18n/de/rules'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type RulesWords = Widened<typeof de>

export const words = new Messages<RulesWords>({
  de: () => import('../../lib/i18n/de/rules').then((m) => m.rules),
  en: () => import('../../lib/i18n/en/rules').then((m) => m.rules),
})
