import { cards } from './cards'
import { narration } from './narration'
import { refusals } from './refusals'
import { table } from './table'

export const words = { cards, narration, refusals, table }
