import type { Dictionary } from '../i18n.svelte'
import { cards } from './cards'
import { common } from './common'
import { lobby } from './lobby'
import { table } from './table'
import { talk } from './talk'

export const en: Dictionary = { cards, common, lobby, table, talk }
