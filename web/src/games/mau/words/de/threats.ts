import { dative, does, list } from '../../../../lib/i18n/de/say'
import type { Who } from '../../../../lib/i18n/who'
import type { MauHarm } from '../../../../lib/wire/MauHarm'

export const cardsOf = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)

/** What a threat makes its victim do, as things one „soll“. */
export function threat(harm: MauHarm, from: Who): string {
  const other = dative(from)
  if (harm.spent) return 'mit Gezogenem antworten oder hinnehmen'
  if (harm.closing) return `die ausgerufene Runde beenden oder ${cardsOf(harm.draw)} ziehen`
  const all = [
    harm.draw > 0 ? `${harm.until ? 'bis zu ' : ''}${cardsOf(harm.draw)} ziehen` : '',
    harm.swap ? `mit ${other} die Karten tauschen` : '',
    harm.give ? `von ${other} eine Karte bekommen` : '',
    harm.take ? `${other} eine Karte überlassen` : '',
    harm.misses > 1 ? `${harm.misses}-mal aussetzen` : harm.miss ? 'aussetzen' : '',
  ].filter(Boolean)
  return all.length > 0 ? list(all) : 'antworten'
}

export const threatened = (w: Who, from: Who, harm: MauHarm) =>
  does(w, `sollst ${threat(harm, from)}.`, `soll ${threat(harm, from)}.`)
