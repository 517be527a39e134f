import type { manner as de } from '../i18n/de/manner'
import type { Widened } from '../i18n/i18n.svelte'
import { Messages } from '../i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type MannerWords = Widened<typeof de>

export const words = new Messages<MannerWords>({
  de: () => import('../i18n/de/manner').then((m) => m.manner),
  en: () => import('../i18n/en/manner').then((m) => m.manner),
})
