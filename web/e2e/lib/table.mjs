// What people do around the game: sitting down, watching, the host's dialogs.
import { person } from './browser.mjs'
import { join, openTable } from './play.mjs'

/** A table of Live Mau-Mau with a host and one guest on its seats, before the cards are dealt. */
export async function twoAtTable(
  place,
  { seats = 2, host: of = {}, guest: other = {}, options = {} } = {},
) {
  const host = await person(place.browser, of)
  const guest = await person(place.browser, other)
  const rules = /^Live Mau-Mau/
  await openTable(host.page, place.server.url, { name: 'Heidi', rules, seats, options })
  const address = host.page.url()
  await join(guest.page, address, 'Gus')
  await host.page.getByText('Gus', { exact: true }).first().waitFor()
  return { host, guest, address }
}

export async function deal({ host, guest }) {
  await host.page.getByRole('button', { name: 'Karten geben' }).click()
  for (const { page } of [host, guest]) await page.locator('.hand [data-card]').first().waitFor()
}

/** Opens one of the menu's dialogs. */
export async function menu(page, entry) {
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click()
}

export const close = (page) => page.getByRole('button', { name: 'Schließen' }).click()
