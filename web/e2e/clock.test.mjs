import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, PHONE, picture } from './lib/browser.mjs'
import { close, deal, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'
import { myTurn, playDeal } from './lib/play.mjs'

const place = openPlace()

/** A brisk decision, the reserve after it, and what a slow machine takes on top. */
const CLOCK = 15_000 + 60_000 + 30_000

/** The guest does nothing until the clock has run out, and comes back with one tap. */
async function runOut(screen, viewport) {
  const table = await twoAtTable(place, { guest: { viewport } })
  const { host, guest } = table
  await host.page.getByRole('button', { name: /^Tischordnung ändern/ }).click()
  await host.page.locator('label', { hasText: 'Flott' }).click()
  await close(host.page)
  await guest.page.getByText(/^Flott/).waitFor()
  await deal(table)
  // The time of the decision is short: who looks for it only after that misses it.
  const own = guest.page.locator('.self')
  const clock = own.getByRole('timer', { name: /^noch .* (Sekunden?|Minuten?)$/ })
  await Promise.all([
    own.getByRole('timer', { name: /dann noch .+ Reserve$/ }).waitFor({ timeout: CLOCK }),
    playDeal(host.page, { until: () => myTurn(guest.page).isVisible() }),
  ])
  // The time of the decision is gone, the reserve runs.
  await clock.waitFor({ timeout: CLOCK })
  await picture(guest.page, `reserve-${screen}`)

  const away = guest.page.getByText('Ein Bot spielt für dich.')
  await away.waitFor({ timeout: CLOCK })
  await host.page.keyboard.press('l')
  await host.page.getByRole('dialog').getByText('Ein Bot spielt für Gus weiter.').waitFor()
  await assertAccessible(guest.page)
  await picture(guest.page, `run-out-${screen}`)
  await guest.page.getByRole('button', { name: 'Ich bin wieder da' }).click()
  await away.waitFor({ state: 'detached' })
  assert.equal(await guest.page.locator('.hand').count(), 1)
  assertNoErrors(host, guest)
}

test('a clock that runs out: a bot plays on, and one tap takes the seat back', () =>
  Promise.all([runOut('phone', PHONE), runOut('laptop', LAPTOP)]))
