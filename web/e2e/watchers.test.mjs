import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { close, deal, menu, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'
import { handOf, join, openTable, playDeal } from './lib/play.mjs'

const place = openPlace()

/** Whoever is not let in does not knock again and again: a connection that has dropped is tried at once,
 * and at the latest after a second. */
async function staysAway(page) {
  let sockets = 0
  const count = () => sockets++
  page.on('websocket', count)
  await page.waitForTimeout(3000)
  page.off('websocket', count)
  assert.equal(sockets, 0)
}

test('a seat is handed over with its cards; the host hides a name, sends away, lets back in', async () => {
  const table = await twoAtTable(place, { host: { viewport: LAPTOP } })
  const { host, guest, address } = table
  await deal(table)
  const watcher = await person(place.browser)
  await join(watcher.page, address, 'Wanda')
  await watcher.page.getByText('Du schaust zu.').first().waitFor()

  // The guest, on a phone, gives the seat to who watches.
  await menu(guest.page, 'Leute')
  await guest.page.getByText('Wanda', { exact: true }).waitFor()
  await assertAccessible(guest.page)
  await picture(guest.page, 'people-phone')
  await guest.page.getByRole('button', { name: 'Wanda meinen Platz geben' }).click()
  await watcher.page.getByText('Gus gibt dir den Platz.').waitFor()
  await assertAccessible(watcher.page)
  await picture(watcher.page, 'offer-phone')
  const cards = await handOf(guest.page)
  await watcher.page.getByRole('button', { name: 'Platz übernehmen' }).click()
  await watcher.page.locator('.hand [data-card]').first().waitFor()
  assert.deepEqual(await handOf(watcher.page), cards)
  await close(guest.page)
  await guest.page.getByText('Du schaust zu.').first().waitFor()
  assert.equal(await guest.page.locator('.hand').count(), 0)

  // The host hides the name, shows it again and sends the guest away.
  await menu(host.page, 'Leute')
  await host.page.getByRole('button', { name: 'Den Namen von Gus verbergen' }).click()
  await host.page.getByText('Name verborgen').waitFor()
  await menu(watcher.page, 'Leute')
  await watcher.page.getByText('Jemand', { exact: true }).waitFor()
  await close(watcher.page)
  await host.page.getByRole('button', { name: 'Den Namen von Gus zeigen' }).click()
  await host.page.getByRole('button', { name: 'Gus wegschicken' }).click()
  await assertAccessible(host.page)
  await picture(host.page, 'people-laptop')
  await host.page.getByRole('button', { name: 'Wirklich?' }).click()
  await guest.page.getByText('Der Gastgeber hat dich von diesem Tisch gewiesen.').waitFor()
  await assertAccessible(guest.page)
  await picture(guest.page, 'removed-phone')
  await staysAway(guest.page)
  await guest.page.reload()
  await guest.page.getByText('Der Gastgeber hat dich von diesem Tisch gewiesen.').waitFor()
  await host.page.getByRole('button', { name: 'Weggeschickte wieder zulassen' }).click()
  await host.page.getByText('Niemand schaut zu.').waitFor()
  await guest.page.reload()
  await guest.page.getByText('Du schaust zu.').first().waitFor()
  assertNoErrors(host, guest, watcher)
})

test('the host makes somebody stand up, who can sit down again', async () => {
  const { host, guest } = await twoAtTable(place)
  await host.page.getByRole('button', { name: 'Gus aufstehen lassen' }).click()
  await guest.page.getByRole('button', { name: 'Hier hinsetzen' }).click()
  await host.page.getByText('Gus', { exact: true }).first().waitFor()
  assertNoErrors(host, guest)
})

test('who watches takes the seat of a bot between two deals', async () => {
  const host = await person(place.browser, { viewport: LAPTOP })
  await openTable(host.page, place.server.url, { name: 'Heidi', rules: /^Live Mau-Mau/, seats: 2 })
  await host.page.getByRole('button', { name: 'Mit Bots auffüllen' }).click()
  await host.page.getByRole('button', { name: 'Karten geben' }).click()
  const watcher = await person(place.browser)
  await join(watcher.page, host.page.url(), 'Wanda')
  await watcher.page.getByText('Du schaust zu.').first().waitFor()
  await menu(watcher.page, 'Leute')
  await watcher.page.getByText('Sobald die Runde vorbei ist').waitFor()
  await assertAccessible(watcher.page)
  await close(watcher.page)
  await playDeal(host.page)
  await watcher.page.getByRole('button', { name: /^Für .* hinsetzen$/ }).waitFor()
  await assertAccessible(watcher.page)
  await picture(watcher.page, 'sit-between-phone')
  await watcher.page.getByRole('button', { name: /^Für .* hinsetzen$/ }).click()
  const next = { name: /^(Nächste Runde geben|Revanche)$/ }
  for (const { page } of [watcher, host]) await page.getByRole('button', next).click()
  await watcher.page.locator('.hand [data-card]').first().waitFor()
  assertNoErrors(host, watcher)
})

for (const [screen, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
  test(`a table at which nobody may watch says so to who comes too late (${screen})`, async () => {
    const { host, guest, address } = await twoAtTable(place, { host: { viewport } })
    await host.page.getByRole('button', { name: /^Tischordnung ändern/ }).click()
    const watching = host.page.getByRole('radiogroup', { name: 'Zuschauer' })
    await watching.locator('label', { hasText: 'Niemand' }).click()
    await close(host.page)
    await guest.page.getByText('Zuschauer: Niemand').first().waitFor()

    const late = await person(place.browser, { viewport })
    await join(late.page, address, 'Lars')
    await late.page
      .getByText('Alle Plätze sind besetzt, und zuschauen darf hier niemand.')
      .waitFor()
    await assertAccessible(late.page)
    await picture(late.page, `closed-${screen}`)
    await staysAway(late.page)

    // As soon as a seat is free there is something to come for.
    await guest.page.getByRole('button', { name: 'Aufstehen' }).click()
    await late.page.reload()
    await late.page.getByRole('button', { name: 'Hier hinsetzen' }).click()
    await host.page.getByText('Lars', { exact: true }).first().waitFor()
    assertNoErrors(host, guest, late)
  })
}
