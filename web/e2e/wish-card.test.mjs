// A single card is wished, with a card or because a rule asks for it: by touch on the phone, by keyboard
// on the laptop; everybody reads which.
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

/** Whoever passes wishes for a single card, and lays none. */
const ASKED = `base = "plain"
id = "said-cards"
match = "single"
deck = { packs = 2, lowest = "2" }
deal.hand = 7
triggers.say = { name = { de = "Ansage", en = "Say" }, on = "passes", does = { wish = { of = "card" } } }
`

const LANGS = {
  de: {
    ask: /Was wünschst du dir\?$/,
    pass: 'w',
    suit: 'Kreuz',
    card: /^Kreuz König$/,
    badge: 'Gewünscht: Kreuz König',
    told: /wünschst dir Kreuz König/,
  },
  en: {
    ask: /what do you wish for\?$/i,
    pass: 'p',
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
    await quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: FILE })
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

for (const [lang, locale, viewport, size] of [
  ['de', 'de-DE', PHONE, 'phone'],
  ['en', 'en-GB', LAPTOP, 'laptop'],
]) {
  test(`a rule asks for a single card, beside the hand (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    const t = LANGS[lang]
    await quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: ASKED })
    await page.locator('.own.my-turn').waitFor({ timeout: 60_000 })
    await page.keyboard.press('d')
    await page.waitForFunction(() => document.querySelectorAll('.hand [data-card]').length === 8)
    await page.keyboard.press(t.pass)
    await page.locator('.self').getByText(t.ask).waitFor()

    const suit = page.getByRole('radio', { name: t.suit })
    await suit.waitFor({ state: 'attached' })
    // A suit at a time, the hand and the buttons for a turn in sight.
    assert.equal(await page.locator('.own [data-choice]').count(), 13)
    const low = await page.evaluate(() =>
      document.querySelector('.actions').getBoundingClientRect(),
    )
    assert.ok(low.bottom <= viewport.height, `${low.bottom}`)
    await assertAccessible(page)
    assert.deepEqual(await page.evaluate(clashes), [])
    await picture(page, `wish-asked-${size}`)
    if (size === 'laptop') {
      await suit.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Tab')
      // From the ace back to the king.
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
    } else {
      await suit.check({ force: true })
      // The own hand may hold the same card.
      const choice = page.locator('[data-choice]')
      await choice.and(page.getByRole('button', { name: t.card })).click()
    }
    await page.locator('.self').getByText(t.ask).waitFor({ state: 'detached' })
    await page.getByText(t.badge).first().waitFor()
    assertNoErrors(one)
  })
}
