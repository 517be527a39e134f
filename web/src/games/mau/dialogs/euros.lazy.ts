import { i18n } from '../../../lib/i18n/i18n.svelte'

export function euros(cents: number): string {
  const format = new Intl.NumberFormat(i18n.lang, { style: 'currency', currency: 'EUR' })
  return format.format(cents / 100)
}
