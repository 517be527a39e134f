import type { dialogs as de } from '../lib/i18n/de/dialogs'
import type { narration as deNarration } from '../lib/i18n/de/narration'
import type { picture as dePicture } from '../lib/i18n/de/picture'
import type { daily as deDaily } from '../lib/i18n/de/daily'
import type { Widened } from '../lib/i18n/i18n.svelte'
import { Messages } from '../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type DialogWords = Widened<typeof de>
type PictureWords = Widened<typeof dePicture>
type NarrationWords = Widened<typeof deNarration>
type DailyWords = Widened<typeof deDaily>

/** What stands around the game, mostly in dialogs: loaded when somebody is waited for, watches or writes. */
export const dialogs = new Messages<DialogWords>({
  de: () => import('../lib/i18n/de/dialogs').then((m) => m.dialogs),
  en: () => import('../lib/i18n/en/dialogs').then((m) => m.dialogs),
})

/** The result as a picture: asked for by a button only. */
export const picture = new Messages<PictureWords>({
  de: () => import('../lib/i18n/de/picture').then((m) => m.picture),
  en: () => import('../lib/i18n/en/picture').then((m) => m.picture),
})

/** What happened, in sentences. */
export const narration = new Messages<NarrationWords>({
  de: () => import('../lib/i18n/de/narration').then((m) => m.narration),
  en: () => import('../lib/i18n/en/narration').then((m) => m.narration),
})

/** What is said of the deal of the day, where that is played. */
export const daily = new Messages<DailyWords>({
  de: () => import('../lib/i18n/de/daily').then((m) => m.daily),
  en: () => import('../lib/i18n/en/daily').then((m) => m.daily),
})
