import type { trial as de } from '../../../lib/i18n/de/trial'
import type { Widened } from '../../../lib/i18n/i18n.svelte'
import { Messages } from '../../../lib/i18n/messages.svelte'

export const words = new Messages<Widened<typeof de>>({
  de: () => import('../../../lib/i18n/de/trial').then((m) => m.trial),
  en: () => import('../../../lib/i18n/en/trial').then((m) => m.trial),
})
