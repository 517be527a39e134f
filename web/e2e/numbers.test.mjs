// One's own numbers, from the match they come of to the moment they are deleted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { openTable, playDeal } from './lib/play.mjs'

const place = openPlace()
const button = (page, name) => page.getByRole('button', { name, exact: true })

test('a match counts, and its numbers are switched off and deleted by keyboard', async () => {
  const anna = await person(place.browser)
  const { page } = anna
  await openTable(page, place.server.url, {
    name: 'Anna',
    rules: /^Live Mau-Mau/,
    seats: 3,
    options: { Spielart: 'Einzelspiel' },
  })
  await button(page, 'Mit Bots auffüllen').click()
  await button(page, 'Karten geben').click()
  await page.locator('.hand [data-card]').first().waitFor()
  await playDeal(page)
  const own = page.getByRole('dialog').getByRole('link', { name: 'Meine Zahlen' })
  await own.click()
  await page.waitForURL(/\/zahlen$/)

  // They are counted in the background.
  const table = page.getByRole('table', { name: /Live Mau-Mau/ })
  for (let tries = 0; tries < 40 && !(await table.isVisible()); tries++) {
    await page.waitForTimeout(500)
    await page.reload()
    await page.getByRole('heading', { name: 'Nach Regeln' }).waitFor()
  }
  const rowOf = (name) => table.getByRole('row', { name })
  assert.match(await rowOf(/^Partien/).innerText(), /1$/)
  assert.match(await rowOf(/^erwartet/).innerText(), /0,33$/)
  assert.match(await rowOf('längstes Blatt').innerText(), /Karten$/)
  await page.getByRole('img', { name: /Siege über Erwartung/ }).waitFor()
  await assertAccessible(page)
  await picture(page, 'numbers-phone')
  await page.setViewportSize(LAPTOP)
  await picture(page, 'numbers-laptop')

  await page.getByRole('switch', { name: /Meine Partien zählen/ }).focus()
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.keyboard.press('Space')
  await stored
  await page.reload()
  const off = page.getByRole('switch', { name: /Meine Partien zählen/ })
  await off.waitFor()
  assert.equal(await off.isChecked(), false)
  await button(page, 'Zahlen löschen').focus()
  await page.keyboard.press('Enter')
  await assertAccessible(page)
  await button(page, 'Endgültig löschen').focus()
  await page.keyboard.press('Enter')
  await page.getByText('stehen hier deine Zahlen').waitFor()
  assert.equal(await table.count(), 0)
  assertNoErrors(anna)
})
