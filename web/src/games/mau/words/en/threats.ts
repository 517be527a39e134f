import { does, list, obj } from '../../../../lib/i18n/en/say'
import type { Who } from '../../../../lib/i18n/who'
import type { MauHarm } from '../../../../lib/wire/MauHarm'

const cardsOf = (n: number) => (n === 1 ? 'a card' : `${n} cards`)

/** What a threat makes its victim do. */
export function threat(harm: MauHarm, from: Who): string {
  const other = obj(from)
  if (harm.spent) return 'answer with what was drawn, or accept'
  if (harm.closing) return `end the called round or draw ${cardsOf(harm.draw)}`
  const all = [
    harm.draw > 0 ? `draw ${harm.until ? 'up to ' : ''}${cardsOf(harm.draw)}` : '',
    harm.swap ? `swap hands with ${other}` : '',
    harm.give ? `get a card from ${other}` : '',
    harm.take ? `let ${other} take a card` : '',
    harm.misses > 1 ? `skip ${harm.misses} turns` : harm.miss ? 'skip a turn' : '',
  ].filter(Boolean)
  return all.length > 0 ? list(all) : 'answer'
}

export const threatened = (w: Who, from: Who, harm: MauHarm) =>
  does(w, `must ${threat(harm, from)}.`, `must ${threat(harm, from)}.`)
