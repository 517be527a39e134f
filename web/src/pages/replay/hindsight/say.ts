import type { Film } from '../../../lib/wire/Film'
import type { HindsightOdds } from '../../../lib/wire/HindsightOdds'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import { words } from './words'

export const nameOf = (film: Film, seat: number): string =>
  film.card.names[seat] || i18n.t.lobby.seatNo(seat + 1)

/** A share, as people say it: nothing is sure that was only tried a thousand times. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share)
  if (share > 0 && rounded < 1) return words.t.under
  if (share < 1 && rounded > 99) return words.t.over
  return words.t.share(rounded)
}

/** Percentage points with their sign. */
export function points(value: number): string {
  const rounded = Math.round(100 * value)
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}

export const margin = (error: number): string => `${Math.ceil(200 * error)}`

/** Whether somebody could have known. */
export function verdict({ share, was_so }: HindsightOdds): string {
  const { t } = words
  if (share === 0 || share === 1) return t.sure
  const came = was_so ? share : 1 - share
  if (came < 0.2) return t.unlikely
  return came < 0.65 && came > 0.35 ? t.nobody : ''
}

/** What is worth saying: nobody wonders about what they did themselves and saw. */
export const worthSaying = (seat: number, odds: HindsightOdds): boolean =>
  !(
    (odds.about === 'trap' && odds.share === 0) ||
    (odds.of === seat && odds.about !== 'draw_fits' && (odds.share === 0 || odds.share === 1))
  )
