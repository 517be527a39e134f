import { rules } from '../../lib/fixtures/views'
import type { TableEvent } from '../../lib/wire/TableEvent'
import { narrate, type People } from './log'

export const people: People = {
  names: ['Anna', 'Berta', 'Carl', 'Dora'],
  you: 0,
  rules: {
    calls: rules.calls,
    charges: [{ de: 'Redet', en: 'Talks' }],
    causes: [
      { id: 'patterns.triple', text: { de: 'Drilling', en: 'Triple' } },
      { id: 'states.dark', text: { de: 'Nur Schwarz', en: 'Black only' } },
      { id: 'calls.mau', text: { de: '„Mau“ fehlt', en: '“Mau” is missing' } },
      { id: 'end.stuck', text: { de: 'nichts geht mehr', en: 'nobody can move' } },
    ],
  },
}

export const tell = (event: TableEvent): string => narrate({ event, people })

/** What every line of the log looks like. */
export const SENTENCE = /^[A-ZÄÖÜ].*[.!][“”]?$/
/** What none of them has in it. */
export const GAPS = /undefined|null|\[object| {2}/
