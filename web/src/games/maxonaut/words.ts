import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'
import type { words as de } from './words/de'
import type { narration as deNarration } from './words/de/narration'

/** German is the source: a key that English lacks is a type error. */
export type MaxWords = Widened<typeof de>
export type MaxNarration = Widened<typeof deNarration>

export const words = new Messages<MaxWords>({
  de: () => import('./words/de').then((m) => m.words),
  en: () => import('./words/en').then((m) => m.words),
})

/** What happened, in sentences. */
export const narration = new Messages<MaxNarration>({
  de: () => import('./words/de/narration').then((m) => m.narration),
  en: () => import('./words/en/narration').then((m) => m.narration),
})
