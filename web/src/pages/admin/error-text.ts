import { refusalText } from '../../lib/i18n/refusal'
import { words } from './words'

export function errorText(code: string): string {
  const known: Record<string, string> = words.t.refusals
  return (Object.hasOwn(known, code) && known[code]) || refusalText(code)
}
