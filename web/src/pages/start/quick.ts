import { read, write } from '../../lib/ui/storage'
import type { BotPace } from '../../lib/wire/BotPace'
import type { Text } from '../../lib/wire/Text'

/** A game against bots at the touch of a button. */
export type Quick = {
  base: string
  name: Text
  seats: number
  bot: string
  bots: BotPace
}

const KEY = 'quick'
const NEW: Omit<Quick, 'base' | 'name'> = { seats: 4, bot: 'regel', bots: 'brisk' }

/** The game of that name, with the pace of the last one, and its seats and strength where it was
 * the same. */
export function quickOf(base: string, last: Quick | null): Quick {
  const same = last?.base === base
  return {
    ...NEW,
    base,
    name: { de: '', en: '' },
    ...(last && { bots: last.bots }),
    ...(same && { seats: last.seats, bot: last.bot }),
  }
}

/** What was played last against bots in this browser. */
export function lastQuick(): Quick | null {
  try {
    const kept = JSON.parse(read(KEY) ?? 'null') as Partial<Quick> | null
    const whole =
      typeof kept?.base === 'string' &&
      typeof kept.seats === 'number' &&
      typeof kept.bot === 'string' &&
      typeof kept.bots === 'string' &&
      typeof kept.name?.de === 'string'
    return whole ? (kept as Quick) : null
  } catch {
    return null
  }
}

export function rememberQuick(quick: Quick): void {
  write(KEY, JSON.stringify(quick))
}
