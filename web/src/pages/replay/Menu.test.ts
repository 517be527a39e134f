import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { i18n } from '../../lib/i18n/i18n.svelte'
import { refusals } from '../../lib/i18n/refusal'
import { dialogs } from '../../table/words'
import { filmOf } from './fixtures'
import Menu from './Menu.svelte'
import { words } from './words'

const shown = async (cannot_save: 'daily_not_over' | null) => {
  await Promise.all([words.ready(), dialogs.ready(), refusals.ready()])
  const film = filmOf(3, { cannot_save })
  render(Menu, { film, address: { id: film.card.id, key: null }, onclose() {}, onpanel() {} })
}

it('saves a film that can be saved', async () => {
  await shown(null)
  expect(screen.getByRole('link', { name: /speichern/i })).toBeTruthy()
  expect(document.querySelector('.note')).toBeNull()
})

it('says what the server says where it cannot, in both languages', async () => {
  await shown('daily_not_over')
  expect(screen.queryByRole('link', { name: /speichern/i })).toBeNull()
  expect(document.querySelector('.note')?.textContent).toBe(refusals.t['daily_not_over'])
  await i18n.set('en')
  await refusals.ready()
  expect(document.querySelector('.note')?.textContent).toMatch(/when the day is over/)
})
