import type { numbers as de } from '../../lib/i18n/de/numbers'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type NumbersWords = Widened<typeof de>

export const words = new Messages<NumbersWords>({
  de: () => import('../../lib/i18n/de/numbers').then((m) => m.numbers),
  en: () => import('../../lib/i18n/en/numbers').then((m) => m.numbers),
})
