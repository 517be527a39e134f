import { cards } from './cards'
import { common } from './common'
import { lobby } from './lobby'
import { table } from './table'
import { talk } from './talk'

export const de = { cards, common, lobby, table, talk }
