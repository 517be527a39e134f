import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  assertAccessible,
  assertNoErrors,
  LAPTOP,
  openAs,
  person,
  picture,
} from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()

/** Radio buttons lie under their labels; people tap the labels. */
const choose = (page, label) =>
  page.locator('label', { hasText: new RegExp(`^\\s*${label}\\s*$`) }).click()

/** Opens a table at the new-table page, kept as the labels say. */
async function open(page, name, labels, publicly = true) {
  await openAs(page, place.server.url, name)
  await page.goto(`${place.server.url}/neu`)
  await page.getByText('So wird gespielt').waitFor()
  if (publicly) await page.getByRole('switch', { name: /Öffentlicher Tisch/ }).click()
  await page.getByText('Mehr zum Tisch').click()
  for (const label of labels) await choose(page, label)
  await assertAccessible(page)
  await picture(page, `new-table-${name}`)
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  await page.getByText('Gastgeber').first().waitFor()
  return page.url().slice(-6)
}

test('a public table is found, read about, filtered, and joined; a private one is not', async () => {
  const host = await person(place.browser, { viewport: LAPTOP })
  const hidden = await person(place.browser)
  const guest = await person(place.browser, { locale: 'en-GB' })
  const code = await open(host.page, 'Berta', ['Flott', 'Frei'])
  const secret = await open(hidden.page, 'Hilde', [], false)

  const { page } = guest
  await page.goto(place.server.url)
  const join = page.getByRole('button', { name: `Join in at table ${code}` })
  await join.waitFor()
  await page.getByText('with Berta').waitFor()
  assert.equal(await page.getByText(secret).count(), 0)
  assert.equal(await page.getByText('Hilde').count(), 0)
  await assertAccessible(page)
  await picture(page, 'open-tables-phone-en')

  await page.getByRole('button', { name: `Rules of table ${code}` }).click()
  await page.locator('dialog .rules li').first().waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByText('Filters', { exact: true }).click()
  await choose(page, 'Relaxed')
  await page.getByText('No table matches this filter.').waitFor()
  await page.getByText('Filters (1)').waitFor()
  await choose(page, 'Brisk')
  await join.waitFor()
  await assertAccessible(page)
  await picture(page, 'open-tables-filter-phone-en')

  // Who taps at a table sits there, under the name that the field suggests if need be.
  await page.locator('input[name=name]').fill('Gus')
  await join.click()
  await page.waitForURL(new RegExp(`/t/${code}$`))
  await host.page.getByText('Gus', { exact: true }).waitFor()

  // The table is on the own list until it is taken off; that gives up the seat.
  await page.goto(place.server.url)
  await page.getByText('Your tables').waitFor()
  await page.getByText(/this minute|minutes? ago/).waitFor()
  await page.getByRole('button', { name: `Take table ${code} off the list` }).click()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Take it off' }).click()
  await page.getByText('Your tables').waitFor({ state: 'detached' })
  await host.page.getByText('Gus', { exact: true }).waitFor({ state: 'detached' })
  assertNoErrors(host, hidden, guest)
})

test('the list on a laptop keeps itself up to date', async () => {
  const reader = await person(place.browser, { viewport: LAPTOP })
  const host = await person(place.browser)
  await openAs(reader.page, place.server.url, 'Leo')
  await reader.page.reload()
  await reader.page.getByText('Offene Tische').waitFor()
  const code = await open(host.page, 'Ute', ['Gemütlich'])
  await reader.page.getByRole('button', { name: `Mitspielen an Tisch ${code}` }).waitFor()
  await reader.page.locator('li', { hasText: 'Ute' }).getByText('Gemütlich').waitFor()
  await assertAccessible(reader.page)
  await picture(reader.page, 'open-tables-laptop-de')
  assertNoErrors(reader, host)
})
