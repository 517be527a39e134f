import { harms, threatened } from './harms'
import { table } from './table'

import type { MauWords } from '../../words'

export const words: MauWords = { harms, threatened, table }
