import type { evening as de } from '../lib/i18n/de/evening'
import type { narration as deNarration } from '../lib/i18n/de/narration'
import type { picture as dePicture } from '../lib/i18n/de/picture'
import type { daily as deDaily } from '../lib/i18n/de/daily'
import type { Widened } from '../lib/i18n/i18n.svelte'
import { Messages } from '../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type EveningWords = Widened<typeof de>
type PictureWords = Widened<typeof dePicture>
type NarrationWords = Widened<typeof deNarration>
type DailyWords = Widened<typeof deDaily>

/** What is said around the game: loaded when somebody is waited for, watches or writes. */
export const evening = new Messages<EveningWords>({
  de: () => import('../lib/i18n/de/evening').then((m) => m.evening),
  en: () => import('../lib/i18n/en/evening').then((m) => m.evening),
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
