// A call that anybody may make between two moves: the button is there while another has the turn, and a deal that counts
// double says so on the felt.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashes } from './lib/boxes.mjs'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { INDEX, quickTable } from './lib/play.mjs'

const place = openPlace()

const FILE = `base = "plain"
id = "any-time"
match = { deals = { count = 2 } }
seats.max = 4
deck.packs = 2
deal.hand = 12
fit.anywhere = ["any"]
points.each = 1
calls.double = { name = { de = "Kontra", en = "Double" }, any_time = true, before_laying = true, enforced = "nobody", penalty = 0 }
triggers.double = { name = { de = "Kontra", en = "Double" }, on = "calls", call = "double", times = 1, counted = "all", does = { multiplies = 2 } }
`

const SAID = { de: /Runde zählt doppelt/, en: /Deal counts double/ }
const CALL = { de: /Kontra/, en: /Double/ }

for (const [lang, locale, viewport, size] of [
  ['de', 'de-DE', PHONE, 'phone'],
  ['en', 'en-GB', LAPTOP, 'laptop'],
]) {
  test(`a call at any time doubles the deal (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    await quickTable(page, place.house.url, 'Anna', { base: '', options: {}, file: FILE }, 4)
    await page.locator('.own.my-turn').waitFor({ timeout: 60_000 })
    await page.locator('.hand button.legal').first().click({ position: INDEX })
    // Now others have the turn, one after the other.
    await page.locator('section.own:not(.my-turn)').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: CALL[lang] }).first().click()
    await page.getByText(SAID[lang]).first().waitFor({ timeout: 60_000 })
    await page.locator('.own.my-turn').waitFor({ timeout: 60_000 })
    await page.waitForFunction(() => !document.querySelector('.bubble'))
    assert.deepEqual(await page.evaluate(clashes), [])
    await assertAccessible(page)
    await picture(page, `any-time-${size}`)
    assertNoErrors(one)
  })
}
