// Hands that lie open to all, and hands that go round to a side that somebody chooses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashes } from './lib/boxes.mjs'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { quickTable } from './lib/play.mjs'

const place = openPlace()

/** Every card fits, everybody plays with an open hand, and whoever draws says which way all hands go. */
const FILE = `base = "plain"
id = "open"
match = "single"
seats.max = 8
deck.packs = 2
deal.hand = 6
fit.anywhere = ["any"]
triggers.open = { name = { de = "Offenes Spiel", en = "Open game" }, on = "deal_begins", does = { hits = "all", opens = true } }
triggers.carousel = { name = { de = "Karussell", en = "Carousel" }, on = "draws", does = { rotates = true, rotates_to = "chosen" } }
`

const LANGS = {
  de: {
    way: /„Karussell“: In welche Richtung/,
    left: 'Nach links',
    right: 'Nach rechts',
    open: /^Offene Hand von /,
  },
  en: {
    way: /“Carousel”: which way/,
    left: 'To the left',
    right: 'To the right',
    open: /^Open hand of /,
  },
}

for (const [lang, locale, viewport, size, seats] of [
  ['de', 'de-DE', PHONE, 'phone', 4],
  ['de', 'de-DE', PHONE, 'phone-crowd', 8],
  ['en', 'en-GB', LAPTOP, 'laptop', 4],
]) {
  test(`hands lie open and go round to a side of choice (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    const t = LANGS[lang]
    await quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: FILE }, seats)
    const mine = page.locator('.own.my-turn')
    await mine.waitFor({ timeout: 60_000 })
    const open = page.getByRole('button', { name: t.open })
    await open.first().waitFor()
    assert.equal(await open.count(), seats - 1)
    assert.deepEqual(await page.evaluate(clashes), [])
    await assertAccessible(page)
    await picture(page, `open-hand-${size}`)

    await open.first().click()
    const large = page.getByRole('dialog', { name: t.open })
    await large.waitFor()
    const held = await large.getByRole('listitem').count()
    assert.ok(held > 0 && held <= 7, `${held} cards`)
    await assertAccessible(page)
    await picture(page, `open-hand-large-${size}`)
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'hidden' })

    await page.keyboard.press(lang === 'de' ? 'z' : 'd')
    await page.getByText(t.way).first().waitFor()
    await page.getByRole('button', { name: t.right }).waitFor()
    await picture(page, `open-hand-way-${size}`)
    await page.getByRole('button', { name: t.left }).click()
    await page.getByText(t.way).first().waitFor({ state: 'detached' })
    assertNoErrors(one)
  })
}
