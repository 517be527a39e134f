import type { Start } from '../start'

export const start: Start = {
  base: 'live',
  name: { de: 'Mau-Mau', en: 'Mau-Mau' },
  note: { de: 'der Klassiker', en: 'the classic' },
  lessons: [{ id: 'first-deal', name: { de: 'Mau-Mau lernen', en: 'Learn Mau-Mau' } }],
}
