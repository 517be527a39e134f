import type { MaxWords } from '../../words'
import { cards } from './cards'
import { announced, laidFrom, laidShort } from './said'
import { table } from './table'

export const words: MaxWords = { announced, cards, laidFrom, laidShort, table }
