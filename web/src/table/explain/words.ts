import type { explain as de } from '../../lib/i18n/de/explain'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type ExplainWords = Widened<typeof de>

/** The frame around the words of the rules that explain a card. */
export const explain = new Messages<ExplainWords>({
  de: () => import('../../lib/i18n/de/explain').then((m) => m.explain),
  en: () => import('../../lib/i18n/en/explain').then((m) => m.explain),
})
