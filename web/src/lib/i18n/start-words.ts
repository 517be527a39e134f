import type { start as de } from './de/start'
import type { Widened } from './i18n.svelte'
import { Messages } from './messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type StartWords = Widened<typeof de>

export const words = new Messages<StartWords>({
  de: () => import('./de/start').then((m) => m.start),
  en: () => import('./en/start').then((m) => m.start),
})
