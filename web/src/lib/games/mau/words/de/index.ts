import { narration } from './narration'
import { refusals } from './refusals'
import { table } from './table'

export const words = { narration, refusals, table }
