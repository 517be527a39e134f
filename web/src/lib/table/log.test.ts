import { describe, expect, it } from 'vitest'
import { i18n } from '../i18n/i18n.svelte'
import type { MauEvent } from '../wire/MauEvent'
import type { TableEvent } from '../wire/TableEvent'
import { narrate, type People } from './log'

const people: People = {
  names: ['Anna', 'Berta', 'Carl', 'Dora'],
  you: 0,
  calls: [{ de: 'Mau', en: 'Mau' }],
}
const game = (event: MauEvent): TableEvent => ({ type: 'game', event: { game: 'mau', ...event } })

/** Every kind of event, about the reader and about somebody else. The type of the record makes
 * the compiler name a kind that is missing. */
const mau: { [K in MauEvent['event']]: Extract<MauEvent, { event: K }>[] } = {
  deal_started: [
    { event: 'deal_started', deal: 2, dealer: 3, starter: 0 },
    { event: 'deal_started', deal: 2, dealer: 0, starter: 1 },
  ],
  dealt: [
    { event: 'dealt', seat: 0, count: 6 },
    { event: 'dealt', seat: 1, count: 1 },
  ],
  turned_up: [{ event: 'turned_up', card: 'QS' }],
  played: [
    { event: 'played', seat: 0, card: '7H' },
    { event: 'played', seat: 1, card: 'JC', wish: 'diamonds' },
    { event: 'played', seat: 1, card: 'XR' },
  ],
  threatened: [
    { event: 'threatened', seat: 0, draw: 4, miss: false },
    { event: 'threatened', seat: 1, draw: 0, miss: true },
    { event: 'threatened', seat: 1, draw: 1, miss: true },
  ],
  cancelled: [
    { event: 'cancelled', seat: 0 },
    { event: 'cancelled', seat: 2 },
  ],
  drew: (['turn', 'threat', 'caught', 'call_missed', 'false_call'] as const).flatMap((reason) => [
    { event: 'drew' as const, seat: 0, count: 1, reason, cards: ['10S'] },
    { event: 'drew' as const, seat: 1, count: 2, reason },
  ]),
  passed: [
    { event: 'passed', seat: 0 },
    { event: 'passed', seat: 1 },
  ],
  missed: [
    { event: 'missed', seat: 0 },
    { event: 'missed', seat: 1 },
  ],
  reversed: [
    { event: 'reversed', direction: 'clockwise' },
    { event: 'reversed', direction: 'counter' },
  ],
  again: [
    { event: 'again', seat: 0 },
    { event: 'again', seat: 1 },
  ],
  called: [
    { event: 'called', seat: 0, call: 0 },
    { event: 'called', seat: 1, call: 0 },
  ],
  caught: [
    { event: 'caught', seat: 0, by: 1, call: 0 },
    { event: 'caught', seat: 1, by: 0, call: 0 },
    { event: 'caught', seat: 1, by: 2, call: 0 },
  ],
  call_missed: [
    { event: 'call_missed', seat: 0, call: 0 },
    { event: 'call_missed', seat: 1, call: 0 },
  ],
  false_call: [
    { event: 'false_call', seat: 0, call: 0 },
    { event: 'false_call', seat: 1, call: 0 },
  ],
  reshuffled: [
    { event: 'reshuffled', cards: 1 },
    { event: 'reshuffled', cards: 14 },
  ],
  went_out: [
    { event: 'went_out', seat: 0, place: 1 },
    { event: 'went_out', seat: 1, place: 2 },
  ],
  deal_ended: (['out', 'stuck', 'capped'] as const).map((ending) => ({
    event: 'deal_ended' as const,
    ending,
    points: [],
    hands: [],
  })),
  match_ended: [
    { event: 'match_ended', winners: [0] },
    { event: 'match_ended', winners: [1] },
    { event: 'match_ended', winners: [0, 1] },
    { event: 'match_ended', winners: [1, 2] },
  ],
}

const table: { [K in Exclude<TableEvent['type'], 'game'>]: Extract<TableEvent, { type: K }>[] } = {
  sat: [
    { type: 'sat', seat: 0, name: 'Anna' },
    { type: 'sat', seat: 1, name: 'Berta' },
  ],
  stood: [{ type: 'stood', seat: 1, name: 'Berta' }],
  bot_took_over: [
    { type: 'bot_took_over', seat: 0 },
    { type: 'bot_took_over', seat: 1 },
  ],
  returned: [
    { type: 'returned', seat: 0 },
    { type: 'returned', seat: 1 },
  ],
  started: [{ type: 'started' }],
}

const everything: TableEvent[] = [
  ...Object.values(table).flat(),
  ...Object.values(mau).flatMap((events: MauEvent[]) => events.map(game)),
]
const tell = (event: TableEvent) => narrate({ event, people })

describe('narration', () => {
  it('tells every kind of event in German', () => {
    expect(everything.map(tell)).toMatchSnapshot()
  })

  it('tells every kind of event in English', () => {
    i18n.set('en')
    expect(everything.map(tell)).toMatchSnapshot()
  })

  it.each(['de', 'en'] as const)('is whole sentences in %s', (lang) => {
    i18n.set(lang)
    for (const event of everything) {
      const text = tell(event)
      expect(text, JSON.stringify(event)).toMatch(/^[A-ZÄÖÜ].*[.!]$/)
      expect(text).not.toMatch(/undefined|null|\[object| {2}/)
    }
  })
})
