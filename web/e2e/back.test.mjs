// The way back of the browser, as a phone's gesture takes it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertNoErrors, person } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { quickGame } from './lib/play.mjs'

const place = openPlace()

test('going back closes a dialog first, and leaves the table after that', async () => {
  const { page, context, errors } = await person(place.browser)
  await quickGame(page, place.server.url, 'Anna')
  const table = page.url()
  const dialog = page.getByRole('dialog')
  const rules = page.getByRole('button', { name: 'Regeln' })
  await rules.click()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(page.url(), table)
  // A dialog that was closed by hand costs no step back.
  for (let n = 0; n < 2; n++) {
    await rules.click()
    await page.getByRole('button', { name: 'Schließen' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.goBack()
  await page.waitForURL(`${place.server.url}/`)
  await page.locator('input[name=name]').waitFor()
  assertNoErrors({ errors })
  await context.close()
})
