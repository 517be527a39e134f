import { cards } from './cards'
import { announced, laidFrom, laidShort } from './said'
import { table } from './table'

export const words = { announced, cards, laidFrom, laidShort, table }
