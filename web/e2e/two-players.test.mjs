import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { deckOf, playDeal, playOnce, playToRest } from './lib/play.mjs'

const place = openPlace()

test('two people, a watcher, bots, and a reload in the middle', async () => {
  const host = await person(place.browser, { viewport: LAPTOP, locale: 'de-DE' })
  const guest = await person(place.browser, { locale: 'en-GB' })
  const watcher = await person(place.browser)

  await host.page.goto(place.server.url)
  await host.page.locator('input[name=name]').fill('Heidi')
  await host.page.getByRole('button', { name: /^Tisch eröffnen/ }).click()
  await host.page.getByText('So wird gespielt').waitFor()
  await assertAccessible(host.page)
  await host.page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await host.page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  // Who opens a table sits at it.
  await host.page.getByText('Gastgeber').first().waitFor()

  // The guest comes by the link, without a name yet, in another language.
  await guest.page.goto(host.page.url())
  await guest.page.locator('input[name=name]').fill('Gus')
  await assertAccessible(guest.page)
  await guest.page.getByRole('button', { name: 'To the table' }).click()
  await host.page.getByText('Gus', { exact: true }).waitFor()
  await assertAccessible(host.page)
  await assertAccessible(guest.page)
  await picture(host.page, 'lobby-laptop-de')
  await picture(guest.page, 'lobby-phone-en')

  await host.page.getByRole('button', { name: 'Mit Bots auffüllen' }).click()
  await host.page.getByRole('button', { name: 'Karten geben' }).click()
  await guest.page.locator('.hand [data-card]').first().waitFor()

  await watcher.page.goto(host.page.url())
  await watcher.page.locator('form .btn.primary').click()
  await watcher.page.getByText('Du schaust zu.').first().waitFor()
  assert.equal(await watcher.page.locator('.hand').count(), 0)

  await playToRest(guest.page, { others: [host.page] })
  const before = await deckOf(guest.page)
  await guest.page.reload()
  await guest.page.locator('.hand [data-card]').first().waitFor()
  const now = await deckOf(guest.page)
  assert.equal(now.url, before.url)
  // A catch may have made the guest draw meanwhile; nothing gets lost.
  for (const card of before.hand) assert.ok(now.hand.includes(card), `${card} is gone`)

  await playDeal(guest.page, {
    until: async () => {
      await playOnce(host.page)
      return false
    },
  })
  for (const { page } of [host, guest, watcher])
    await page.locator('dialog .total').first().waitFor()

  // Both have to ask for the next round, or for the next match where luck has ended this one.
  await host.page.getByRole('button', { name: /^(Nächste Runde geben|Revanche)$/ }).click()
  await host.page.getByText('Warten auf Gus').waitFor()
  await guest.page.getByText('Ready: Heidi').waitFor()
  await guest.page.getByRole('button', { name: /^(Next deal|Rematch)$/ }).click()
  await host.page.locator('dialog').waitFor({ state: 'detached' })

  // Leaving hands the seat to a bot, and the table can be found again.
  await guest.page.getByRole('button', { name: 'Leave the table' }).first().click()
  await guest.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await guest.page.getByText('Back to the table').click()
  await guest.page.getByRole('button', { name: 'I am back' }).click()
  await guest.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' })
  assertNoErrors(host, guest, watcher)
})

test('a wrong code says so', async () => {
  const { page, errors } = await person(place.browser)
  await page.goto(`${place.server.url}/t/AAAAAA`)
  await page.getByText('Diesen Tisch gibt es nicht').waitFor()
  await assertAccessible(page)
  await page.goto(`${place.server.url}/no/such/page`)
  await page.getByText('Diese Seite gibt es nicht').waitFor()
  assert.deepEqual(errors, [])
})
