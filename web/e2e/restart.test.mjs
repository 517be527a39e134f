import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertNoErrors, openBrowser, person } from './lib/browser.mjs'
import { openHouse } from './lib/house.mjs'
import { handOf, playDeal, quickGame } from './lib/play.mjs'

let house, browser
before(async () => {
  house = await openHouse()
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await house?.close()
})

test('kill -9 in the middle of a game loses nothing, and nobody has to reload', async () => {
  const anna = await person(browser)
  const { page } = anna
  await quickGame(page, house.url, 'Anna')
  await playDeal(page, { until: async (moves) => moves >= 2 })

  // Stop at a moment of rest: one's own turn, with nothing on its way.
  await page.getByText('Du bist dran').first().waitFor({ timeout: 60_000 })
  const before = await handOf(page)
  const address = page.url()
  await house.kill()
  await page.getByText('Verbindung unterbrochen').waitFor()
  await house.start()
  await page.getByText('Verbindung unterbrochen').waitFor({ state: 'detached', timeout: 30_000 })

  assert.equal(page.url(), address)
  assert.deepEqual(await handOf(page), before)
  await playDeal(page)
  await page.locator('dialog .total').first().waitFor()
  assertNoErrors(anna)
})
