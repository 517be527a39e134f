import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../lib/i18n/i18n.svelte'
import type { ShufflesInfo } from '../../lib/wire/ShufflesInfo'
import ShuffleRecord from './ShuffleRecord.lazy.svelte'
import { words } from './words.lazy'

const none: ShufflesInfo = {
  begun: 0,
  finished: 0,
  all_left: 0,
  closed: 0,
  cleared: 0,
  resting: 0,
  running: 0,
  not_dealt: 0,
}
const fetched = vi.fn<typeof fetch>()
const answer = (body: object, status = 200) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }))
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent.trim())

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched)
  await words.ready()
})
afterEach(() => vi.unstubAllGlobals())

describe('what became of the matches of the house', () => {
  it('says what it broke off, even where that is nothing', async () => {
    answer({ ...none, begun: 3, finished: 2, running: 1 })
    render(ShuffleRecord)
    await screen.findByText(/^3 Partien wurden gegeben/)
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/shuffles')
    expect(lines()).toEqual(['2 zu Ende gespielt', '0 vom Haus abgebrochen', '1 noch im Gang'])
    expect(screen.queryByText(/aufgedeckt/)).toBeNull()
  })

  it('says so in English, with values that were opened in vain', async () => {
    await i18n.set('en')
    await words.ready()
    answer({ ...none, begun: 1, closed: 1, not_dealt: 2 })
    render(ShuffleRecord)
    await screen.findByText(/^One match was dealt/)
    expect(lines()).toEqual(['1 broken off by the house'])
    screen.getByText(/^2 times the values/)
  })

  it('draws no list where nothing was dealt yet', async () => {
    answer(none)
    render(ShuffleRecord)
    await screen.findByText(/noch keine Partie/)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('says when the house does not say', async () => {
    answer({ code: 'unavailable' }, 503)
    render(ShuffleRecord)
    await screen.findByText(/sagt das Haus gerade nicht/)
  })
})
