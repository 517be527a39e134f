import type { lesson as de } from '../../lib/i18n/de/lesson'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type LessonWords = Widened<typeof de>

export const words = new Messages<LessonWords>({
  de: () => import('../../lib/i18n/de/lesson').then((m) => m.lesson),
  en: () => import('../../lib/i18n/en/lesson').then((m) => m.lesson),
})
