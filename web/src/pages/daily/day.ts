/** A day as people write it. It is one by universal time, wherever the reader is. */
export const dayName = (day: string, lang: string, dateStyle: 'full' | 'long' = 'full'): string =>
  new Intl.DateTimeFormat(lang, { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
