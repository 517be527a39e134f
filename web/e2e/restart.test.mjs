import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertNoErrors, person } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { handOf, playDeal, playToRest, quickGame } from './lib/play.mjs'

const place = openPlace()

test('kill -9 in the middle of a game loses nothing, and nobody has to reload', async () => {
  const anna = await person(place.browser)
  const { page } = anna
  await quickGame(page, place.server.url, 'Anna')
  // Stop at a moment of rest: one's own turn, with nothing on its way.
  await playToRest(page)
  const before = await handOf(page)
  const address = page.url()
  await place.server.kill()
  await page.getByText('Verbindung unterbrochen').waitFor()
  await place.server.start()
  await page.getByText('Verbindung unterbrochen').waitFor({ state: 'detached', timeout: 30_000 })

  assert.equal(page.url(), address)
  assert.deepEqual(await handOf(page), before)
  await playDeal(page)
  await page.locator('dialog .total').first().waitFor()
  assertNoErrors(anna)
})
