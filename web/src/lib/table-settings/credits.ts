import { i18n } from '../i18n/i18n.svelte'

/** An amount of play money in words: credits come in hundredths (LIV-18). */
export function credits(hundredths: number): string {
  const amount = new Intl.NumberFormat(i18n.lang, { minimumFractionDigits: 2 })
  return `${amount.format(hundredths / 100)} ℂ`
}
