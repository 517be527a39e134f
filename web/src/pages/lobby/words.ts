import type { room as de } from '../../lib/i18n/de/room'
import type { Widened } from '../../lib/i18n/i18n.svelte'
import { Messages } from '../../lib/i18n/messages.svelte'

/** German is the source: a key that English lacks is a type error. */
type RoomWords = Widened<typeof de>

export const room = new Messages<RoomWords>({
  de: () => import('../../lib/i18n/de/room').then((m) => m.room),
  en: () => import('../../lib/i18n/en/room').then((m) => m.room),
})
