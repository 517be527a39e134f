import { beforeAll, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../lib/i18n/i18n.svelte'
import { USUAL } from '../../lib/manner/manner'
import { words } from '../../lib/manner/words'
import type { MauEvent } from '../../lib/wire/MauEvent'
import type { MauHarm } from '../../lib/wire/MauHarm'
import type { TableEvent } from '../../lib/wire/TableEvent'
import { narrate, sentences, type People } from './log'

const people: People = {
  names: ['Anna', 'Berta', 'Carl', 'Dora'],
  you: 0,
  calls: [{ de: 'Mau', en: 'Mau' }],
  charges: [{ de: 'Redet', en: 'Talks' }],
  causes: [
    { id: 'patterns.triple', text: { de: 'Drilling', en: 'Triple' } },
    { id: 'calls.mau', text: { de: '„Mau“ fehlt', en: '“Mau” is missing' } },
    { id: 'end.stuck', text: { de: 'nichts geht mehr', en: 'nobody can move' } },
  ],
}
const game = (event: MauEvent): TableEvent => ({ type: 'game', event: { game: 'mau', ...event } })

const NO_HARM: MauHarm = {
  draw: 0,
  miss: false,
  misses: 0,
  swap: false,
  give: false,
  take: false,
  closing: false,
  until: false,
}
const harm = (what: Partial<MauHarm>, seat: number, from: number) => ({
  event: 'threatened' as const,
  seat,
  from,
  cause: 'cards.7.threat',
  ...NO_HARM,
  ...what,
})
/** With words of the rules, and without. */
const CAUSES = [
  ['draw', 'turn'],
  ['calls.mau', 'caught'],
] as const

/** Every kind of event, about the reader and about somebody else. The type of the record makes
 * the compiler name a kind that is missing. */
const mau: { [K in MauEvent['event']]: Extract<MauEvent, { event: K }>[] } = {
  deal_started: [
    { event: 'deal_started', deal: 2, dealer: 3, starter: 0 },
    { event: 'deal_started', deal: 2, dealer: 0, starter: 1 },
  ],
  reacted: [
    { event: 'reacted', seat: 0, yes: true, race: true },
    { event: 'reacted', seat: 1, yes: true, race: true },
    { event: 'reacted', seat: 1, yes: false, race: true },
    { event: 'reacted', seat: 0, yes: true, race: false },
    { event: 'reacted', seat: 1, yes: false, race: false },
  ],
  rule_added: [
    { event: 'rule_added', seat: 0, rule: 0, cause: 'calls.mau' },
    { event: 'rule_added', seat: 1, rule: 0, cause: 'calls.mau' },
  ],
  slowest: [
    { event: 'slowest', seat: 0 },
    { event: 'slowest', seat: 1 },
  ],
  put_under: [
    { event: 'put_under', seat: 0, card: '7H' },
    { event: 'put_under', seat: 1 },
  ],
  looked_at: [
    { event: 'looked_at', by: 0, seat: 1, cards: ['7H', 'QS'] },
    { event: 'looked_at', by: 1, seat: 0 },
    { event: 'looked_at', by: 1, seat: 2 },
  ],
  dealt: [
    { event: 'dealt', seat: 0, count: 6 },
    { event: 'dealt', seat: 1, count: 1 },
  ],
  turned_up: [{ event: 'turned_up', card: 'QS' }],
  played: [
    { event: 'played', seat: 0, card: '7H', claim: false },
    { event: 'played', seat: 1, card: 'JC', wish: 'diamonds', claim: false },
    { event: 'played', seat: 1, card: 'XR', as: 'JH', wish: 'hearts', claim: false },
    { event: 'played', seat: 0, card: 'XB', wish: 'K', claim: false },
    { event: 'played', seat: 1, card: '8C', wish: 'red', claim: false },
    { event: 'played', seat: 1, card: 'KH', claim: true },
    { event: 'played', seat: 0, card: '3H', claim: true },
  ],
  jumped_in: [
    { event: 'jumped_in', seat: 0 },
    { event: 'jumped_in', seat: 1 },
  ],
  hand_chosen: [
    { event: 'hand_chosen', seat: 0, cards: 1 },
    { event: 'hand_chosen', seat: 1, cards: 6 },
  ],
  wished: [
    { event: 'wished', seat: 0, wish: 'hearts' },
    { event: 'wished', seat: 1, wish: 'K' },
    { event: 'wished', seat: 1, wish: 'red' },
    { event: 'wished', seat: 0 },
  ],
  put_back: [{ event: 'put_back', card: '7H' }],
  targeted: [
    { event: 'targeted', seat: 0, target: 1 },
    { event: 'targeted', seat: 1, target: 0 },
    { event: 'targeted', seat: 1, target: 2 },
  ],
  threatened: [
    harm({ draw: 4 }, 0, 1),
    harm({ miss: true }, 1, 0),
    harm({ draw: 1, miss: true }, 1, 2),
    harm({ swap: true }, 0, 1),
    harm({ swap: true }, 1, 0),
    harm({ give: true }, 0, 1),
    harm({ take: true }, 1, 2),
    harm({ closing: true, draw: 3 }, 0, 0),
    harm({ closing: true, draw: 3 }, 1, 1),
    harm({}, 1, 2),
  ],
  gave: [
    { event: 'gave', from: 0, to: 1, card: '4H' },
    { event: 'gave', from: 1, to: 0, card: '4H' },
    { event: 'gave', from: 1, to: 2 },
  ],
  took: [
    { event: 'took', from: 0, to: 1, card: '4H' },
    { event: 'took', from: 1, to: 0, card: '4H' },
    { event: 'took', from: 1, to: 2 },
  ],
  swapped: [
    { event: 'swapped', seats: [1, 0], counts: [2, 5], cards: ['7H'] },
    { event: 'swapped', seats: [1, 2], counts: [2, 5] },
  ],
  rotated: [
    { event: 'rotated', cards: ['7H'] },
    { event: 'rotated', to: 'clockwise' },
    { event: 'rotated', to: 'counter' },
  ],
  bought: [
    { event: 'bought', seat: 0, card: 'AS' },
    { event: 'bought', seat: 1, card: 'AS' },
  ],
  came_back: [
    { event: 'came_back', seat: 0 },
    { event: 'came_back', seat: 1 },
  ],
  lost: [
    { event: 'lost', seat: 0, cause: 'draw.limit' },
    { event: 'lost', seat: 1, cause: 'draw.limit' },
  ],
  withdrew: [
    { event: 'withdrew', seat: 0 },
    { event: 'withdrew', seat: 1 },
  ],
  accused: [
    { event: 'accused', seat: 0, by: 1, guilty: true, cause: 'cheat' },
    { event: 'accused', seat: 1, by: 0, guilty: false, cause: 'cheat' },
    { event: 'accused', seat: 1, by: 2, guilty: true, cause: 'cheat' },
  ],
  taken_back: [
    { event: 'taken_back', seat: 0, card: '8D' },
    { event: 'taken_back', seat: 1, card: '8D' },
  ],
  slipped_back: [
    { event: 'slipped_back', seat: 0 },
    { event: 'slipped_back', seat: 1 },
  ],
  put_away: [
    { event: 'put_away', seat: 0, count: 1, cards: ['9C'] },
    { event: 'put_away', seat: 1, count: 2 },
  ],
  cancelled: [
    { event: 'cancelled', seat: 0 },
    { event: 'cancelled', seat: 2 },
  ],
  drew: CAUSES.flatMap(([cause, reason]) => [
    { event: 'drew' as const, seat: 0, count: 1, reason, cause, cards: ['10S'] },
    { event: 'drew' as const, seat: 1, count: 2, reason, cause },
  ]).concat({
    event: 'drew' as const,
    seat: 0,
    count: 4,
    reason: 'turn',
    cause: 'draw',
    cards: ['7H', '8H', '9D', 'KD'],
  }),
  last_card: [
    { event: 'last_card', seat: 0, by: 1 },
    { event: 'last_card', seat: 1, by: 0 },
    { event: 'last_card', seat: 1, by: 2 },
  ],
  let_stand: [
    { event: 'let_stand', seat: 0, by: 1 },
    { event: 'let_stand', seat: 1, by: 0 },
    { event: 'let_stand', seat: 1, by: 2 },
  ],
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
    { event: 'caught', seat: 0, by: 1, call: 0, cause: 'calls.mau' },
    { event: 'caught', seat: 1, by: 0, call: 0, cause: 'calls.mau' },
    { event: 'caught', seat: 1, by: 2, call: 0, cause: 'calls.mau' },
  ],
  call_missed: [
    { event: 'call_missed', seat: 0, call: 0, cause: 'calls.mau' },
    { event: 'call_missed', seat: 1, call: 0, cause: 'calls.mau' },
  ],
  false_call: [
    { event: 'false_call', seat: 0, call: 0, cause: 'calls.mau' },
    { event: 'false_call', seat: 1, call: 0, cause: 'calls.mau' },
  ],
  false_catch: [
    { event: 'false_catch', seat: 0, by: 1, call: 0, cause: 'calls.mau' },
    { event: 'false_catch', seat: 1, by: 0, call: 0, cause: 'calls.mau' },
    { event: 'false_catch', seat: 1, by: 2, call: 0, cause: 'calls.mau' },
  ],
  charged: [
    { event: 'charged', seat: 0, by: 1, charge: 0 },
    { event: 'charged', seat: 1, by: 0, charge: 0 },
    { event: 'charged', seat: 1, by: 2, charge: 0 },
  ],
  judged: [
    { event: 'judged', seat: 0, guilty: true },
    { event: 'judged', seat: 1, guilty: false },
  ],
  verdict: [
    { event: 'verdict', seat: 0, by: 1, charge: 0, guilty: true },
    { event: 'verdict', seat: 1, by: 0, charge: 0, guilty: false },
  ],
  reshuffled: [
    { event: 'reshuffled', cards: 1 },
    { event: 'reshuffled', cards: 14 },
  ],
  went_out: [
    { event: 'went_out', seat: 0, place: 1 },
    { event: 'went_out', seat: 1, place: 2 },
  ],
  deal_ended: (['out', 'stuck', 'capped', 'pile_empty', 'rule'] as const).map((ending) => ({
    event: 'deal_ended' as const,
    ending,
    cause: ending === 'out' ? 'end' : 'end.stuck',
    points: [],
    hands: [],
  })),
  rule_applied: [
    { event: 'rule_applied', seat: 0, rule: 0, cause: 'patterns.triple' },
    { event: 'rule_applied', seat: 1, rule: 0, cause: 'patterns.triple' },
  ],
  lot: [
    { event: 'lot', seat: 0 },
    { event: 'lot', seat: 1 },
  ],
  took_pile: [
    { event: 'took_pile', seat: 0, cards: ['7H'] },
    { event: 'took_pile', seat: 1, cards: ['7H', 'QS'] },
  ],
  rolled: [
    { event: 'rolled', number: 1 },
    { event: 'rolled', number: 4 },
  ],
  renewed: [
    { event: 'renewed', seat: 0 },
    { event: 'renewed', seat: 1 },
  ],
  showed: [
    { event: 'showed', seat: 0, cards: ['7H', 'QS'] },
    { event: 'showed', seat: 1, cards: [] },
  ],
  hand_opened: [
    { event: 'hand_opened', seat: 0, cards: ['7H', 'QS'] },
    { event: 'hand_opened', seat: 1, cards: [] },
  ],
  hand_closed: [
    { event: 'hand_closed', seat: 0 },
    { event: 'hand_closed', seat: 1 },
  ],
  noted: [
    { event: 'noted', seat: 0, points: 1 },
    { event: 'noted', seat: 1, points: -5 },
  ],
  excluded: [
    { event: 'excluded', seat: 0 },
    { event: 'excluded', seat: 1 },
  ],
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
    { type: 'manner_set', manner: USUAL, before: USUAL },
    {
      type: 'manner_set',
      manner: { ...USUAL, pace: 'brisk', stake: 250, public: true },
      before: USUAL,
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

const everything: TableEvent[] = [
  ...Object.values(table).flat(),
  ...Object.values(mau).flatMap((events: MauEvent[]) => events.map(game)),
]
const tell = (event: TableEvent) => narrate({ event, people })

describe('narration', () => {
  beforeAll(async () => {
    await Promise.all([words.ready(), sentences.ready()])
    // The game's own sentences are fetched with the first line about it.
    await vi.waitFor(() => expect(everything.map(tell)).not.toContain(''))
  })

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
      const text = tell(event)
      expect(text, JSON.stringify(event)).toMatch(/^[A-ZÄÖÜ].*[.!][“”]?$/)
      expect(text).not.toMatch(/undefined|null|\[object| {2}/)
    }
  })
})
