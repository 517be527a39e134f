// A table that is found by its link only: whoever has the link comes in, whoever has the code does not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { close, deal, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'
import { join } from './lib/play.mjs'

const place = openPlace()

/** The host hides the table: its address holds the key from then on. */
async function hide(page) {
  await page.getByRole('button', { name: /^Tischordnung ändern/ }).click()
  await page.getByRole('switch', { name: /^Nur über den Link/ }).check()
  await assertAccessible(page)
  await close(page)
  await page.waitForURL(/\/t\/[A-Z0-9]{26}$/)
  return page.url()
}

test('by the link one comes in, by the code there is no table; who sits comes back', async () => {
  const table = await twoAtTable(place, { seats: 3, guest: { viewport: LAPTOP } })
  const { host, guest, address } = table
  const link = await hide(host.page)
  assert.equal(link.slice(0, address.length), address)
  // Who sits there is told the link as well, and a reload leads back to the seat.
  await guest.page.waitForURL(link)
  await guest.page.getByText('Hierher führt nur der Link.').waitFor()
  const code = guest.page.getByRole('img', { name: /^QR-Code/ })
  assert.match((await code.getAttribute('src')) ?? '', /[A-Z0-9]{26}/)
  await assertAccessible(guest.page)
  await picture(host.page, 'link-only-phone')
  await guest.page.goto(address)
  await guest.page.getByRole('button', { name: 'Aufstehen' }).waitFor()
  await guest.page.waitForURL(link)

  const stranger = await person(place.browser)
  await stranger.page.goto(address)
  await stranger.page.getByText('Diesen Tisch gibt es nicht').waitFor()
  await stranger.page.goto(`${address}/leinwand`)
  await stranger.page.getByText('Diesen Tisch gibt es nicht').waitFor()

  const friend = await person(place.browser)
  await join(friend.page, link, 'Frida')
  await host.page.getByText('Frida', { exact: true }).first().waitFor()
  await friend.page.reload()
  await friend.page.getByRole('button', { name: 'Aufstehen' }).waitFor()

  // The big screen is opened by the link, and shows it as a picture, not as a code.
  await host.page.getByRole('link', { name: 'Großer Bildschirm' }).click()
  await host.page.waitForURL(`${link}/leinwand`)
  await host.page.getByRole('listitem').filter({ hasText: 'Frida' }).waitFor()
  await host.page.getByRole('link', { name: /^Zum Tisch/ }).click()
  await host.page.waitForURL(link)

  await deal({ host, guest })
  assertNoErrors(host, guest, stranger, friend)
})
