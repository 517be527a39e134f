import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'
import type { words as de } from './words/de'
import type { later as deLater } from './words/de/later'
import type { narration as deNarration } from './words/de/narration'

/** German is the source: a key that English lacks is a type error. */
export type MauWords = Widened<typeof de>
export type MauLater = Widened<typeof deLater>
export type MauNarration = Widened<typeof deNarration>

export const words = new Messages<MauWords>({
  de: () => import('./words/de').then((m) => m.words),
  en: () => import('./words/en').then((m) => m.words),
})

/** Words that nobody needs before the first card is laid. */
export const later = new Messages<MauLater>({
  de: () => import('./words/de/later').then((m) => m.later),
  en: () => import('./words/en/later').then((m) => m.later),
})

/** What happened, in sentences. */
export const narration = new Messages<MauNarration>({
  de: () => import('./words/de/narration').then((m) => m.narration),
  en: () => import('./words/en/narration').then((m) => m.narration),
})
