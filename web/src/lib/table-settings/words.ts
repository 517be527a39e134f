import type { tableSettings as de } from '../i18n/de/table-settings'
import type { Widened } from '../i18n/i18n.svelte'
import { Messages } from '../i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type TableSettingsWords = Widened<typeof de>

export const words = new Messages<TableSettingsWords>({
  de: () => import('../i18n/de/table-settings').then((m) => m.tableSettings),
  en: () => import('../i18n/en/table-settings').then((m) => m.tableSettings),
})
