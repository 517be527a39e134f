import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, picture } from './lib/browser.mjs'
import { close, deal, menu, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()

test('the host sets clock and talk; people write, and can be muted', async () => {
  const table = await twoAtTable(place, { guest: { viewport: LAPTOP } })
  const { host, guest } = table
  await host.page.getByRole('button', { name: /^Tischordnung ändern/ }).click()
  // So much time that no bot takes over while people talk.
  await host.page.locator('label', { hasText: 'Gemütlich' }).click()
  await host.page.locator('label', { hasText: 'Frei' }).click()
  await assertAccessible(host.page)
  await picture(host.page, 'table-settings-phone')
  await close(host.page)
  await guest.page.getByText(/Gemütlich · Frei/).waitFor()
  await picture(guest.page, 'lobby-table-settings-laptop')
  await guest.page.getByRole('button', { name: /^Tischordnung/ }).click()
  await guest.page.getByText('45 Sekunden je Entscheidung').waitFor()
  await assertAccessible(guest.page)
  await close(guest.page)

  await deal(table)
  await host.page.getByRole('timer').first().waitFor()
  await guest.page.getByRole('timer').first().waitFor()
  await picture(host.page, 'clock-phone')
  await picture(guest.page, 'clock-laptop')

  await guest.page.getByRole('button', { name: 'Etwas sagen' }).click()
  await guest.page.getByRole('textbox', { name: 'Schreib etwas' }).fill('Na, <b>Heidi</b>?')
  // A balloon does not stay for long.
  const heard = host.page.locator('.bubble', { hasText: 'Na, <b>Heidi</b>?' }).waitFor()
  await Promise.all([heard, guest.page.keyboard.press('Enter')])
  await guest.page.locator('dialog li', { hasText: 'Na, <b>Heidi</b>?' }).waitFor()
  await assertAccessible(guest.page)
  await picture(guest.page, 'chat-laptop')
  await host.page.getByRole('button', { name: 'Etwas sagen' }).click()
  await host.page.locator('dialog li', { hasText: 'Na, <b>Heidi</b>?' }).waitFor()
  await assertAccessible(host.page)
  await picture(host.page, 'chat-phone')
  await host.page.getByRole('switch', { name: /^Alle stumm schalten/ }).check()
  await host.page
    .locator('dialog li', { hasText: 'Na, <b>Heidi</b>?' })
    .waitFor({ state: 'detached' })
  await close(host.page)
  await guest.page.getByRole('textbox', { name: 'Schreib etwas' }).fill('Hallo?')
  await guest.page.keyboard.press('Enter')
  await guest.page.locator('dialog li', { hasText: 'Hallo?' }).waitFor()
  await close(guest.page)

  // Silence is for everybody, and can be ordered in the middle of a game.
  await menu(host.page, 'Tischordnung')
  assert.equal(await host.page.getByRole('radio', { name: 'Flott' }).isDisabled(), true)
  await host.page.locator('label', { hasText: 'Still' }).click()
  await guest.page.getByRole('button', { name: 'Etwas sagen' }).waitFor({ state: 'detached' })
  assert.equal(await host.page.getByText('Hallo?').count(), 0)
  await close(host.page)
  assertNoErrors(host, guest)
})

test('who is muted stays quiet under another name', async () => {
  const table = await twoAtTable(place, { guest: { viewport: LAPTOP } })
  const { host, guest } = table
  await host.page.getByRole('button', { name: /^Tischordnung ändern/ }).click()
  await host.page.locator('label', { hasText: 'Frei' }).click()
  await close(host.page)
  await deal(table)
  await host.page.getByRole('button', { name: 'Etwas sagen' }).click()
  const mute = (name) => host.page.getByRole('dialog').getByRole('button', { name, exact: true })
  await mute('Gus').click()
  await guest.page.evaluate(() =>
    fetch('/api/session', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Niemand' }),
    }),
  )
  await mute('Niemand').waitFor()
  assert.equal(await mute('Niemand').getAttribute('aria-pressed'), 'true')
  await guest.page.getByRole('button', { name: 'Etwas sagen' }).click()
  const write = async (text) => {
    await guest.page.getByRole('textbox', { name: 'Schreib etwas' }).fill(text)
    await guest.page.keyboard.press('Enter')
    await guest.page.locator('dialog li', { hasText: text }).waitFor()
  }
  await write('Hört mich jemand?')
  // What is written reaches everybody in the same order.
  await host.page.getByRole('textbox', { name: 'Schreib etwas' }).fill('So still hier.')
  await host.page.keyboard.press('Enter')
  const lines = host.page.getByRole('dialog').locator('li')
  await lines.filter({ hasText: 'So still hier.' }).waitFor()
  assert.equal(await lines.filter({ hasText: 'Hört mich jemand?' }).count(), 0)
  await mute('Niemand').click()
  await lines.filter({ hasText: 'Hört mich jemand?' }).waitFor()
  await assertAccessible(host.page)
  assertNoErrors(host, guest)
})
