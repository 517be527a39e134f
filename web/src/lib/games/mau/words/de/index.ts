import { narration } from './narration'
import { table } from './table'

export const words = { narration, table }
