import type { Text } from '../../lib/wire/Text'

type Explains = { reason: { id: number; text: Text } | null }

/** Says near the hand why what was tried does nothing, or what it would do, where the page itself
 * knows. */
export function showReason(table: Explains | null, text: string): void {
  if (table) table.reason = { id: Date.now(), text: { de: text, en: text } }
}
