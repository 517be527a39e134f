import type { Start } from '../start'

export const start: Start = {
  base: 'maxonaut',
  name: { de: 'Maxonaut', en: 'Maxonaut' },
  note: { de: 'bluffen und aufdecken', en: 'bluff and doubt' },
  lessons: [{ id: 'first-bluff', name: { de: 'Maxonaut lernen', en: 'Learn Maxonaut' } }],
}
