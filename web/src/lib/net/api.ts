import type { Lang } from '../i18n/i18n.svelte'
import type { ChangedGuest } from '../wire/ChangedGuest'
import type { ChosenRules } from '../wire/ChosenRules'
import type { Manner } from '../wire/Manner'
import type { RulesInfo } from '../wire/RulesInfo'
import type { RulesText } from '../wire/RulesText'
import type { SetRules } from '../wire/SetRules'
import type { OpenedTable } from '../wire/OpenedTable'
import type { SessionInfo } from '../wire/SessionInfo'
import type { TableSummary } from '../wire/TableSummary'
import { call } from './call'

const at = (code: string) => `/tables/${encodeURIComponent(code)}`

export const api = {
  session: () => call<SessionInfo>('GET', '/session'),
  signIn: (name: string, lang: Lang) => call<SessionInfo>('POST', '/session', { name, lang }),
  change: (change: ChangedGuest) => call<SessionInfo>('PATCH', '/session', change),
  rules: () => call<RulesInfo[]>('GET', '/rules'),
  checkRules: (file: string, options: Record<string, string>) =>
    call<RulesInfo>('POST', '/rules/check', { file, options }),
  rulesText: (chosen: ChosenRules, seats: number, lang: Lang, kept?: Partial<Manner>) =>
    call<RulesText>('POST', '/rules/text', {
      chosen,
      seats,
      lang,
      ...(kept && { stake: kept.stake, leavers: kept.leavers }),
    }),
  /** The rules of a preset: an address that the browser may keep. */
  rulesOf: (id: string, seats: number, options: Record<string, string>, lang: Lang) => {
    const chosen = Object.entries(options).map(([option, choice]) => [`o.${option}`, choice])
    const query = new URLSearchParams([['seats', `${seats}`], ['lang', lang], ...chosen])
    return call<RulesText>('GET', `/rules/${encodeURIComponent(id)}?${query}`)
  },
  open: (chosen: ChosenRules, seats: number, manner: Manner) =>
    call<OpenedTable>('POST', '/tables', { chosen, seats, manner }),
  quick: (chosen: ChosenRules, seats: number, bot: string, manner: Manner) =>
    call<OpenedTable>('POST', '/tables/quick', { chosen, seats, bot, manner }),
  /** Begins a guided game. */
  lesson: (id: string) => call<OpenedTable>('POST', `/lessons/${encodeURIComponent(id)}`),
  tableRules: (code: string, lang: Lang) =>
    call<RulesText>('GET', `${at(code)}/rules?lang=${lang}`),
  setRules: (code: string, change: SetRules) => call<null>('PUT', `${at(code)}/rules`, change),
  table: (code: string) => call<TableSummary>('GET', at(code)),
  qr: (code: string) => `/api${at(code)}/qr.svg`,
}
