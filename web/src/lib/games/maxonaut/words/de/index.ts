import { cards } from './cards'
import { narration } from './narration'
import { table } from './table'

export const words = { cards, narration, table }
