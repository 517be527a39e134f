import { beforeAll, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../lib/i18n/i18n.svelte'
import type { TableEvent } from '../../lib/wire/TableEvent'
import { GAPS, SENTENCE, tell } from '../../table/log/fixtures'
import { sentences } from '../../table/log/log'
import { everyEvent } from './fixtures/every'

const everything = everyEvent.map((event): TableEvent => ({
  type: 'game',
  event: { game: 'mau', ...event },
}))

describe('narration of Mau-Mau', () => {
  beforeAll(async () => {
    await sentences.ready()
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
      expect(tell(event), JSON.stringify(event)).toMatch(SENTENCE)
      expect(tell(event)).not.toMatch(GAPS)
    }
  })
})
