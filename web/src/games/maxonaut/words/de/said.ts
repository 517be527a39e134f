import { does } from '../../../../lib/i18n/de/say'
import type { Who } from '../../../../lib/i18n/who'
import type { MaxSource } from '../../../../lib/wire/MaxSource'

export const announced = (w: Who, said: string) => does(w, `sagst ${said}.`, `sagt ${said}.`)

/** Cards laid, by where they come from. */
export function laidFrom(from: MaxSource[]): string {
  const unseen = from.filter((source) => source === 'unseen').length
  const hand = from.length - unseen
  const parts = [
    hand > 0 ? `${hand === 1 ? 'eine Karte' : 'zwei Karten'} aus der Hand` : '',
    unseen > 0 ? `${unseen === 1 ? 'eine' : 'zwei'} ungesehen vom Stapel` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' und ') : 'keine Karte'
}

/** The same in a few words. */
export function laidShort(from: MaxSource[]): string {
  const unseen = from.filter((source) => source === 'unseen').length
  const count = ['', 'eine', 'zwei']
  return (
    [
      from.length > unseen ? `${count[from.length - unseen]} aus der Hand` : '',
      unseen > 0 ? `${count[unseen]} ungesehen` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'keine gelegt'
  )
}
