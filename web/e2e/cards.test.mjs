import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()

// SCH-23: who wants to may print the cards.
test('all faces of the pack come out of the printer, nine to a sheet of A4', async () => {
  const anna = await person(place.browser, { viewport: LAPTOP, locale: 'de-DE' })
  const { page } = anna
  await page.goto(place.server.url)
  await page.getByRole('link', { name: 'Karten ausdrucken' }).first().click()
  await page.getByRole('heading', { name: 'Karten zum Ausdrucken' }).waitFor()
  await assertAccessible(page)

  const faces = () => page.locator('.sheet .cut').evaluateAll((all) => all.map((c) => c.innerHTML))
  const sheets = async () => {
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    return file.match(/\/Type\s*\/Page\b/g).length
  }
  assert.equal(new Set(await faces()).size, 32)
  assert.equal(await sheets(), 4)

  await page.getByLabel('52 Karten').check()
  await page.getByLabel('Joker dazu').check()
  assert.equal(new Set(await faces()).size, 54)
  assert.equal(await sheets(), 6)

  await page.getByLabel('Maxonaut').check()
  assert.equal(new Set(await faces()).size, 17)
  assert.equal(await sheets(), 5)

  await page.emulateMedia({ media: 'print' })
  assert.equal(await page.getByRole('button', { name: 'Drucken' }).isVisible(), false)
  assertNoErrors(anna)
})

test('what there is to choose before printing fits a phone', async () => {
  const anna = await person(place.browser, { viewport: PHONE, locale: 'de-DE' })
  const { page } = anna
  await page.goto(`${place.server.url}/karten`)
  await page.getByRole('button', { name: 'Drucken' }).waitFor()
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  await assertAccessible(page)
  assertNoErrors(anna)
})
