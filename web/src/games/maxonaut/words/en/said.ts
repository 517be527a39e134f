import { does } from '../../../../lib/i18n/en/say'
import type { Who } from '../../../../lib/i18n/who'
import type { MaxSource } from '../../../../lib/wire/MaxSource'

export const announced = (w: Who, said: string) => does(w, `say ${said}.`, `says ${said}.`)

/** Cards laid, by where they come from. */
export function laidFrom(from: MaxSource[]): string {
  const unseen = from.filter((source) => source === 'unseen').length
  const hand = from.length - unseen
  const parts = [
    hand > 0 ? `${hand === 1 ? 'one card' : 'two cards'} from the hand` : '',
    unseen > 0 ? `${unseen === 1 ? 'one' : 'two'} unseen from the draw pile` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' and ') : 'no card'
}

/** The same in a few words. */
export function laidShort(from: MaxSource[]): string {
  const unseen = from.filter((source) => source === 'unseen').length
  const count = ['', 'one', 'two']
  return (
    [
      from.length > unseen ? `${count[from.length - unseen]} from the hand` : '',
      unseen > 0 ? `${count[unseen]} unseen` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'none played'
  )
}
