import { beforeAll, describe, expect, it } from 'vitest'
import { i18n } from '../../lib/i18n/i18n.svelte'
import { DEFAULT_SETTINGS } from '../../lib/table-settings/defaults'
import { words } from '../../lib/table-settings/words'
import type { TableEvent } from '../../lib/wire/TableEvent'
import { GAPS, SENTENCE, tell } from './fixtures'
import { sentences } from './log'

/** Every kind of event at a table, whatever is played, about the reader and about somebody else. The
 * type of the record makes the compiler name a kind that is missing. */
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
  handed_over: [
    { type: 'handed_over', seat: 0, name: 'Anna' },
    { type: 'handed_over', seat: 1, name: 'Emil' },
  ],
  withdrew: [
    { type: 'withdrew', seat: 0 },
    { type: 'withdrew', seat: 1 },
  ],
  reacted: [
    {
      type: 'reacted',
      times: [
        { seat: 1, ms: 412 },
        { seat: 0, ms: 1470 },
      ],
    },
    { type: 'reacted', times: [{ seat: 0, ms: 0 }] },
  ],
  voted: [
    { type: 'voted', seat: 0, about: 1 },
    { type: 'voted', seat: 1, about: 0 },
  ],
  manner_set: [
    { type: 'manner_set', manner: DEFAULT_SETTINGS, before: DEFAULT_SETTINGS },
    {
      type: 'manner_set',
      manner: { ...DEFAULT_SETTINGS, pace: 'brisk', stake: 250, public: true },
      before: DEFAULT_SETTINGS,
    },
  ],
  rules_set: [
    {
      type: 'rules_set',
      change: {
        seats: { before: 4, now: 5 },
        rules: {
          before: { de: 'Live Mau-Mau', en: 'Live Mau-Mau' },
          now: { de: 'Maxonaut', en: 'Maxonaut' },
        },
        options: [
          {
            name: { de: 'Spielart', en: 'Format' },
            before: { de: 'Serie', en: 'Series' },
            now: { de: 'Einzelspiel', en: 'Single game' },
          },
        ],
        words: {
          de: { gone: ['Es gibt fünf Karten.'], new: ['Es gibt sieben Karten.'] },
          en: { gone: ['There are five cards.'], new: ['There are seven cards.'] },
        },
      },
    },
  ],
  host_changed: [
    { type: 'host_changed', name: 'Berta' },
    { type: 'host_changed', name: null },
  ],
  sent_away: [{ type: 'sent_away', seat: 1, name: 'Berta' }],
  conceded: [
    { type: 'conceded', winner: 0 },
    { type: 'conceded', winner: 1 },
  ],
  settled: [
    { type: 'settled', winners: [0, 1], amounts: [450, 450], house: 100 },
    { type: 'settled', winners: [1], amounts: [900], house: 100 },
    { type: 'settled', winners: [], amounts: [], house: 1000 },
  ],
  started: [{ type: 'started' }],
  said: [
    { type: 'said', seat: 0, phrase: 'believe_me' },
    { type: 'said', seat: 1, phrase: 'ouch' },
    { type: 'said', seat: 0, phrase: 'wink' },
    { type: 'said', seat: 1, phrase: 'poker_face' },
  ],
}

const everything: TableEvent[] = Object.values(table).flat()

describe('narration of the table', () => {
  beforeAll(() => Promise.all([words.ready(), sentences.ready()]))

  it('tells every kind of event in German', () => {
    expect(everything.map(tell)).toMatchSnapshot()
  })

  it('tells every kind of event in English', async () => {
    await i18n.set('en')
    expect(everything.map(tell)).toMatchSnapshot()
  })

  it.each(['de', 'en'] as const)('is whole sentences in %s', async (lang) => {
    await i18n.set(lang)
    for (const event of everything) {
      expect(tell(event), JSON.stringify(event)).toMatch(SENTENCE)
      expect(tell(event)).not.toMatch(GAPS)
    }
  })
})
