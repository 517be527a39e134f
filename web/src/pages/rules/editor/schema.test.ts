import { describe, expect, it } from 'vitest'
import { namesSingles, SchemaReader, valuesOf, type Schema } from './schema'

const none = { const: 'none' }
const SCHEMA: Schema = {
  title: 'Regeln',
  properties: {
    draw: { $ref: '#/$defs/Draw', title: 'Ziehen', 'x-common': true },
    match: { $ref: '#/$defs/Match', title: 'Partie', 'x-decision': true },
    cards: {
      title: 'Karten',
      anyOf: [
        {
          type: 'object',
          patternProperties: { '^(7|KH)$': { anyOf: [{ $ref: '#/$defs/Card' }, none] } },
          'x-cards': true,
        },
        none,
      ],
    },
    when: { anyOf: [{ type: 'array', items: { $ref: '#/$defs/When' } }, none], title: 'Wann' },
  },
  'x-order': ['cards', 'draw'],
  'x-shortcuts': [],
  $defs: {
    Draw: {
      type: 'object',
      properties: {
        count: { type: 'integer', minimum: 0, title: 'Anzahl' },
        times: { anyOf: [{ type: 'integer', minimum: 0 }, none], default: 1 },
        limit: { anyOf: [{ $ref: '#/$defs/Draw' }, none], 'x-optional': true },
        at: { anyOf: [{ type: 'integer', minimum: 0 }, none], 'x-optional': true },
      },
      'x-needed': ['count'],
    },
    Match: {
      oneOf: [
        { const: 'single', title: 'Eine Runde' },
        {
          type: 'object',
          properties: {
            deals: {
              type: 'object',
              properties: { count: { type: 'integer', minimum: 0, title: 'Runden' } },
              'x-needed': ['count'],
              'x-start': { count: 3 },
            },
          },
          title: 'So viele',
        },
      ],
    },
    Packs: {
      anyOf: [
        { type: 'integer', title: 'immer' },
        { type: 'object', properties: { at_most: { type: 'integer' } }, title: 'nötig' },
      ],
    },
    Span: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^x$' }] },
    Card: { type: 'object', properties: { again: { anyOf: [{ type: 'boolean' }, none] } } },
    When: { type: 'object', properties: { set: { $ref: '#/$defs/Draw', title: 'dann' } } },
  },
}
const reader = new SchemaReader(SCHEMA)
const { Draw, Match, Packs, Span } = SCHEMA.$defs as Required<Schema['$defs']>

describe('what the schema says of a field', () => {
  it('is found behind references and beside "none"', () => {
    const [times, limit, at] = ['times', 'limit', 'at'].map((key) =>
      reader.field(Draw?.properties?.[key] ?? {}, key),
    )
    expect([times?.kind, times?.usual, times?.removable]).toEqual(['number', 1, true])
    expect([limit?.kind, limit?.name, limit?.usual]).toEqual(['table', 'Draw', undefined])
    expect([at?.kind, at?.usual]).toEqual(['number', undefined])
    expect(reader.field(SCHEMA.properties?.draw ?? {}).title).toBe('Ziehen')
    expect(reader.field(Span ?? {}).kind).toBe('span')
    expect(reader.field({ type: 'boolean' }, 'new').title).toBe('new')
  })

  it('comes in the order of the schema, and nothing is left out', () => {
    expect(reader.fields(SCHEMA).map(([key]) => key)).toEqual(['cards', 'draw', 'match', 'when'])
  })

  it('tells which keys hold one decision', () => {
    expect([...reader.decisions]).toEqual(['match'])
  })

  it('says what stands below a path', () => {
    const title = (path: string) => {
      let node: Parameters<typeof reader.step>[0] | undefined = SCHEMA
      for (const step of path.split('.')) node = node && reader.step(node, step)
      return node && reader.field(node).title
    }
    expect(title('when.1.set.count')).toBe('Anzahl')
    expect(title('match.deals.count')).toBe('Runden')
    expect(title('cards.7')).toBe('')
    expect(title('nowhere.at.all')).toBeUndefined()
  })
})

describe('one of several', () => {
  it('is known by its word, its key or its kind', () => {
    expect(reader.variantOf(Match ?? {}, 'single')?.title).toBe('Eine Runde')
    expect(reader.variantOf(Match ?? {}, { deals: { count: 2 } })?.title).toBe('So viele')
    expect(reader.variantOf(Match ?? {}, 'other')).toBeUndefined()
    expect(reader.variantOf(Packs ?? {}, 2)?.title).toBe('immer')
    expect(reader.variantOf(Packs ?? {}, { at_most: 2 })?.title).toBe('nötig')
  })

  it('begins with what holds', () => {
    const values = (node = Match) => reader.variants(node ?? {}).map((one) => reader.valueOf(one))
    expect(values()).toEqual(['single', { deals: { count: 3 } }])
    expect(values(Packs)).toEqual([1, { at_most: 1 }])
    expect(reader.blank(SCHEMA.properties?.draw ?? {})).toEqual({ count: 1 })
  })
})

it('tables with cards as keys say what they hold', () => {
  const node = reader.cardNode
  expect(reader.field(valuesOf(node)).name).toBe('Card')
  expect(namesSingles(node)).toBe(true)
  expect(namesSingles({ pattern: '^(10|[2-9AJQK])$' })).toBe(false)
})
