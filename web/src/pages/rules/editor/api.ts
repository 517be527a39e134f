import type { Lang } from '../../../lib/i18n/i18n.svelte'
import { call } from '../../../lib/net/call'
import { rulesApi } from '../../../lib/paper/rules-api'
import type { BaseRules } from '../../../lib/wire/BaseRules'
import type { ChosenRules } from '../../../lib/wire/ChosenRules'
import type { RulesText } from '../../../lib/wire/RulesText'
import type { RulesTrial } from '../../../lib/wire/RulesTrial'
import type { Schema } from './schema'

/** What the base says in words does not change while the page is open. */
const texts = new Map<string, Promise<RulesText>>()

export const editorApi = {
  schema: (lang: Lang) => call<Schema>('GET', `/rules/schema?lang=${lang}`),
  bases: () => call<BaseRules[]>('GET', '/rules/bases'),
  /** Any rules of the house or its library, written out in full. */
  base: (id: string) => call<BaseRules>('GET', `/rules/${encodeURIComponent(id)}/base`),
  /** The rules of a base in words, given as a file over it that changes nothing. */
  baseText: (file: string, seats: number, lang: Lang): Promise<RulesText> => {
    const key = `${seats} ${lang} ${file}`
    const asked = texts.get(key) ?? rulesApi.rulesText({ base: '', options: {}, file }, seats, lang)
    texts.set(key, asked)
    asked.catch(() => texts.delete(key))
    return asked
  },
  trial: (chosen: ChosenRules, seats: number) =>
    call<RulesTrial>('POST', '/rules/trial', { chosen, seats }),
}
