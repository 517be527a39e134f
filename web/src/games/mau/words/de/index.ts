import { threat, threatened } from './threats'
import { table } from './table'

export const words = { threat, threatened, table }
