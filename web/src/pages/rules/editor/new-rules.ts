import { i18n } from '../../../lib/i18n/i18n.svelte'
import type { BaseRules } from '../../../lib/wire/BaseRules'
import type { Doc } from './document'

/** Rules of one's own, of this name, that are as yet like their base. */
export const newRulesOver = (base: BaseRules, name: string): Doc => ({
  base: base.id,
  id: 'unsere-regeln',
  name: { [i18n.lang]: name },
  // At one's own table there is nothing to choose.
  ...(Array.isArray((base.file as Doc).options) && { options: [] }),
})
