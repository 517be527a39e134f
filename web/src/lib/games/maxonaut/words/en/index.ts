import type { MaxWords } from '../../words'
import { cards } from './cards'
import { narration } from './narration'
import { table } from './table'

export const words: MaxWords = { cards, narration, table }
