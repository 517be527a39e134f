// Penalty cards that lie face down beside the hands: everybody sees how many, and reads when they go there.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashes } from './lib/boxes.mjs'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { INDEX, quickTable } from './lib/play.mjs'

const place = openPlace()

/** Every card fits, and each one that is played has all the others lay a card beside their hands. */
const FILE = `base = "plain"
id = "beside"
match = "single"
seats.max = 8
deck.packs = 2
deal.hand = 6
fit.anywhere = ["any"]
beside = { joins = "end" }
triggers.fine = { name = { de = "Buße", en = "Fine" }, on = "lays", does = { hits = "others", draw = 1 } }
`

const LYING = { de: /verdeckt neben der Hand/, en: /face down beside the hand/ }

for (const [lang, locale, viewport, size, seats] of [
  ['de', 'de-DE', PHONE, 'phone', 4],
  ['de', 'de-DE', PHONE, 'phone-crowd', 8],
  ['en', 'en-GB', LAPTOP, 'laptop', 4],
]) {
  test(`penalty cards lie beside the hands (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    await quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: FILE }, seats)
    const mine = page.locator('.own.my-turn')
    await mine.waitFor({ timeout: 60_000 })
    await page.locator('.hand button.legal').first().click({ position: INDEX })
    // One lies beside each other hand by the own card, and more by those of the others.
    const lying = page.getByRole('img', { name: LYING[lang] })
    await lying.nth(seats - 1).waitFor({ timeout: 60_000 })
    assert.equal(await lying.count(), seats)
    await mine.waitFor({ timeout: 60_000 })
    // What is said of a seat lies over it for a moment.
    await page.waitForFunction(() => !document.querySelector('.bubble'))
    assert.deepEqual(await page.evaluate(clashes), [])
    await assertAccessible(page)
    await picture(page, `beside-${size}`)
    assertNoErrors(one)
  })
}
