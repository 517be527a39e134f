import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { rules } from '../../lib/fixtures/views'
import { words } from '../../lib/i18n/start-words'
import { rulesApi } from '../../lib/paper/rules-api'
import { session } from '../../lib/session.svelte'
import type { RulesInfo } from '../../lib/wire/RulesInfo'
import NewTable from './NewTable.svelte'

const two: RulesInfo = {
  ...rules,
  id: 'two',
  name: { de: 'Zu zweit', en: 'For two' },
  seats_max: 2,
  seats_default: 2,
}

afterEach(() => vi.restoreAllMocks())

it('opens a table with the rules, options and seats that were chosen', async () => {
  await words.ready()
  vi.spyOn(rulesApi, 'rules').mockResolvedValue([rules, two])
  vi.spyOn(rulesApi, 'rulesText').mockRejectedValue(new Error('no text'))
  const open = vi.spyOn(rulesApi, 'open').mockResolvedValue({ code: 'ABCDEF', link: 'ABCDEF' })
  vi.spyOn(session, 'setName').mockResolvedValue()
  render(NewTable)
  const single = await screen.findByLabelText(/Einzelspiel/)
  await single.click()
  await screen.getByRole('button', { name: words.t.seatsFewer }).click()
  const create = screen.getByRole<HTMLButtonElement>('button', { name: words.t.create })
  await create.click()
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(create.disabled).toBe(false))
  expect(open.mock.calls[0]?.slice(0, 2)).toEqual([
    { base: 'live', options: { format: 'single' } },
    3,
  ])
  await screen.getByLabelText(/Zu zweit/).click()
  await create.click()
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  expect(open.mock.calls[1]?.slice(0, 2)).toEqual([{ base: 'two', options: {} }, 2])
})
