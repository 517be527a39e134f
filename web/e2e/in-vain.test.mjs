import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { handOf, join, takeSeats } from './lib/play.mjs'

const place = openPlace()

const RULES = `base = "live"
id = "in-vain"
name = { de = "Wer irrt, zieht", en = "Who errs, draws" }
calls.mau.false_catch = 2
`

/** The red buttons at the seats. */
const red = (page) =>
  page.getByRole('button', { name: /erwischen; fehlt nichts, ziehst du 2 Karten$/ })

test('who catches wrongly draws, and everybody reads why', async () => {
  const [anna, ben] = [
    await person(place.browser, { viewport: PHONE }),
    await person(place.browser, { viewport: PHONE }),
  ]
  await anna.page.goto(place.server.url)
  await anna.page.locator('input[name=name]').fill('Anna')
  await anna.page.getByRole('button', { name: /^Tisch eröffnen/ }).click()
  await anna.page.getByRole('radio', { name: /Eigene Regeln/ }).check()
  await anna.page.locator('textarea').fill(RULES)
  await anna.page.getByRole('button', { name: 'Regeln prüfen' }).click()
  await anna.page.locator('.good').waitFor()
  await takeSeats(anna.page, 2)
  await anna.page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await anna.page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  await join(ben.page, anna.page.url(), 'Ben')
  await anna.page.getByRole('button', { name: 'Karten geben' }).click()
  for (const { page } of [anna, ben]) await page.locator('.hand [data-card]').first().waitFor()

  const before = (await handOf(ben.page)).length
  await red(ben.page).waitFor()
  await assertAccessible(ben.page)
  await picture(ben.page, 'in-vain')
  await red(ben.page).focus()
  await ben.page.keyboard.press('Enter')
  await ben.page.locator(`.hand [data-card] >> nth=${before + 1}`).waitFor()
  assert.equal((await handOf(ben.page)).length, before + 2)
  await anna.page
    .getByText(/Ben zieht 2 Karten: „.+“ fehlt nicht/)
    .first()
    .waitFor()
  assertNoErrors(anna, ben)
})
