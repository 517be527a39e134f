/** A day as people say it. It is one by universal time, wherever the reader is. */
export const dayName = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
