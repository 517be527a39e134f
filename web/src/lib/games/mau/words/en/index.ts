import { narration } from './narration'
import { table } from './table'

import type { MauWords } from '../../words'

export const words: MauWords = { narration, table }
