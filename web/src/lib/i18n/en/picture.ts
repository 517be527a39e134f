import type { picture as de } from '../de/picture'
import type { Widened } from '../i18n.svelte'

export const picture: Widened<typeof de> = {
  title: 'The result',
  alt: (title) => `Score sheet: ${title}`,
  send: 'Send',
  savePng: 'Save picture',
  saveSvg: 'As a drawing (SVG)',
  print: 'Print',
  deals: 'Deal by deal:',
  usual: 'Everything as usual.',
  file: 'stammtisch-result',
}
