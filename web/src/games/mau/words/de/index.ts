import { harms, threatened } from './harms'
import { table } from './table'

export const words = { harms, threatened, table }
