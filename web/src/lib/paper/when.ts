import type { Lang } from '../i18n/i18n.svelte'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A past moment as people say it, no finer than a minute: "in dieser Minute", "vor 5 Minuten",
 * "gestern", "3. Mai". */
export function when(moment: number, lang: Lang, now = Date.now()): string {
  const ago = Math.max(0, now - moment)
  const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute')
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour')
  if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day')
  const sameYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  const day = { day: 'numeric', month: 'long' } as const
  return new Date(moment).toLocaleDateString(lang, sameYear ? day : { ...day, year: 'numeric' })
}
