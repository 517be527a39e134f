// A single card is wished: by touch on the phone, by keyboard on the laptop; everybody reads which.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashes } from './lib/boxes.mjs'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { ON, quickTable } from './lib/play.mjs'

const place = openPlace()

/** Every card fits, and lets its player wish for a single card for a lap. */
const FILE = `base = "plain"
id = "single-cards"
match = "single"
deck.packs = 2
deal.hand = 7
fit.anywhere = ["any"]
cards.any.wish = { of = "card", laps = 1 }
`

const LANGS = {
  de: {
    ask: /Was wünschst du dir\?$/,
    suit: 'Kreuz',
    card: /^Kreuz König$/,
    badge: 'Gewünscht: Kreuz König',
    told: /wünschst dir Kreuz König/,
  },
  en: {
    ask: /what do you wish for\?$/i,
    suit: 'Clubs',
    card: /^king of clubs$/i,
    badge: /king of clubs/i,
    told: /wish for (the )?king of clubs/i,
  },
}

for (const [lang, locale, viewport, size] of [
  ['de', 'de-DE', PHONE, 'phone'],
  ['en', 'en-GB', LAPTOP, 'laptop'],
]) {
  test(`a single card is wished (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    const t = LANGS[lang]
    await quickTable(page, place.house.url, 'Anna', { base: '', options: {}, file: FILE })
    await page.locator('.own.my-turn').waitFor({ timeout: 60_000 })
    await page.locator(`.hand [data-card]${ON}`).first().focus()
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: t.ask })
    await dialog.waitFor()
    await dialog.getByRole('radio', { name: t.suit }).check({ force: true })
    await assertAccessible(page)
    await picture(page, `wish-card-${size}`)
    const king = dialog.getByRole('button', { name: t.card })
    if (size === 'laptop') {
      await king.focus()
      await page.keyboard.press('Enter')
    } else await king.click()
    await dialog.waitFor({ state: 'detached' })

    await page.getByText(t.badge).first().waitFor()
    assert.deepEqual(await page.evaluate(clashes), [])
    await picture(page, `wish-card-stands-${size}`)
    if (size === 'laptop') await page.locator('aside .log').getByText(t.told).first().waitFor()
    assertNoErrors(one)
  })
}
