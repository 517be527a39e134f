import type { Lang } from '../i18n/i18n.svelte'
import { at } from '../net/api'
import { call } from '../net/call'
import type { ChosenRules } from '../wire/ChosenRules'
import type { Manner } from '../wire/Manner'
import type { OpenedTable } from '../wire/OpenedTable'
import type { RulesInfo } from '../wire/RulesInfo'
import type { RulesText } from '../wire/RulesText'
import type { SetRules } from '../wire/SetRules'

/** Rules, and tables that are opened with them: nothing that a table in play asks for. */
export const rulesApi = {
  rules: () => call<RulesInfo[]>('GET', '/rules'),
  /** One of them, or an entry of the library. */
  info: (id: string) => call<RulesInfo>('GET', `/rules/${encodeURIComponent(id)}/info`),
  checkRules: (file: string, options: Record<string, string>) =>
    call<RulesInfo>('POST', '/rules/check', { file, options }),
  rulesText: (chosen: ChosenRules, seats: number, lang: Lang, settings?: Partial<Manner>) =>
    call<RulesText>('POST', '/rules/text', {
      chosen,
      seats,
      lang,
      ...(settings && { stake: settings.stake, leavers: settings.leavers }),
    }),
  /** The rules of a preset: an address that the browser may keep. */
  rulesOf: (id: string, seats: number, options: Record<string, string>, lang: Lang) => {
    const chosen = Object.entries(options).map(([option, choice]) => [`o.${option}`, choice])
    const query = new URLSearchParams([['seats', `${seats}`], ['lang', lang], ...chosen])
    return call<RulesText>('GET', `/rules/${encodeURIComponent(id)}?${query}`)
  },
  open: (chosen: ChosenRules, seats: number, settings: Manner) =>
    call<OpenedTable>('POST', '/tables', { chosen, seats, manner: settings }),
  quick: (chosen: ChosenRules, seats: number, bot: string, settings: Manner) =>
    call<OpenedTable>('POST', '/tables/quick', { chosen, seats, bot, manner: settings }),
  /** Begins a guided game. */
  lesson: (id: string) => call<OpenedTable>('POST', `/lessons/${encodeURIComponent(id)}`),
  tableRules: (code: string, lang: Lang) =>
    call<RulesText>('GET', `${at(code)}/rules?lang=${lang}`),
  setRules: (code: string, change: SetRules) => call<null>('PUT', `${at(code)}/rules`, change),
}
