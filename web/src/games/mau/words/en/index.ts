import { threat, threatened } from './threats'
import { table } from './table'

import type { MauWords } from '../../words'

export const words: MauWords = { threat, threatened, table }
