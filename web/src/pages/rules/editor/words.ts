import type { editor as de } from '../../../lib/i18n/de/editor'
import type { Widened } from '../../../lib/i18n/i18n.svelte'
import { Messages } from '../../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type EditorWords = Widened<typeof de>

export const words = new Messages<EditorWords>({
  de: () => import('../../../lib/i18n/de/editor').then((m) => m.editor),
  en: () => import('../../../lib/i18n/en/editor').then((m) => m.editor),
})
