import { narration } from './narration'
import { refusals } from './refusals'
import { table } from './table'

import type { MauWords } from '../../words'

export const words: MauWords = { narration, refusals, table }
