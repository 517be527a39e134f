// A table with a deck of its own: its cards are drawn, wished for, told and read aloud by their own names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashes } from './lib/boxes.mjs'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { isOver, playOnce, quickTable, watchOver } from './lib/play.mjs'

const place = openPlace()

/** Many colour cards, and hands that last until there is a wish. */
const FILE = `base = "farben-und-zahlen"
id = "bunt"
options = []
deal.hand = 6
deck.cards = { any = 1, 10 = 1, joker = 3 }
calls = {}
match = "single"
`

const LANGS = {
  de: {
    card: /^(Lege )?((rote|gelbe|grüne|blaue) (\d|Ziehkarte|Stoppkarte|Kehrtwende)|(dicke )?Farbwahlkarte)\b/i,
    wish: /^(Dicke )?Farbwahlkarte: Was wünschst du dir\?$/,
    suits: ['Grün', 'Blau', 'Rot', 'Gelb'],
    told: /^Du legst (die )?(dicke )?Farbwahlkarte und wünschst dir (Grün|Blau|Rot|Gelb)\./,
    // An adjective without its ending, or with that of another case.
    wrong: /\b(rot|gelb|grün|blau) (\d|[A-Z])|einer dicke /,
  },
  en: {
    card: /^(Play the )?((red|yellow|green|blue) (\d|draw card|stop card|about-turn)|(big )?colour card)\b/i,
    wish: /^(Big )?colour card: what do you wish for\?$/i,
    suits: ['Green', 'Blue', 'Red', 'Yellow'],
    told: /^You play the (big )?colour card and wish for (green|blue|red|yellow)\./,
    wrong: /\b(hearts?|diamonds?|clubs?|spades?|jacks?|queens?|kings?|aces?|jokers?)\b/i,
  },
}

/** The whole name of a button, as it is written within a sentence or alone. */
const only = (name) => new RegExp(`^${name}$`, 'i')

/** What lies in the hand, as it is read aloud. */
const spoken = (page) =>
  page
    .locator('.hand [data-card]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
    )

for (const [lang, locale, viewport, size] of [
  ['de', 'de-DE', PHONE, 'phone'],
  ['en', 'en-GB', LAPTOP, 'laptop'],
]) {
  test(`some moves with a deck of one’s own (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    const words = LANGS[lang]
    await quickTable(page, place.house.url, 'Anna', { base: '', options: {}, file: FILE })
    await page.locator('.hand [data-card]').first().waitFor()
    for (const card of await spoken(page)) assert.match(card, words.card)
    await assertAccessible(page, { drawn: true })
    await picture(page, `own-deck-${size}`)

    const watch = watchOver([page])
    const dialog = page.getByRole('dialog', { name: words.wish })
    let wished = false
    for (let moves = 0; moves < 12 || !wished;) {
      // Somebody else may be rid of all cards before there was a wish.
      if (await isOver(page)) {
        if (wished) break
        await quickTable(page, place.house.url, 'Anna', { base: '', options: {}, file: FILE })
      }
      if (!wished && (await dialog.count())) {
        wished = true
        for (const suit of words.suits)
          await dialog.getByRole('button', { name: only(suit) }).waitFor()
        await assertAccessible(page, { drawn: true })
        await picture(page, `own-deck-wish-${size}`)
        // By keyboard, for once.
        await dialog.getByRole('button', { name: only(words.suits[2]) }).focus()
        await page.keyboard.press('Enter')
        await dialog.waitFor({ state: 'detached' })
        moves++
        continue
      }
      const moved = await playOnce(page)
      if (moved) moves++
      await watch(moved)
      await page.waitForTimeout(80)
    }
    assert.ok(wished, 'nothing could be wished for')
    const meets = await page.evaluate(clashes)
    if (!(await page.locator('dialog').count())) assert.deepEqual(meets, [])
    await picture(page, `own-deck-played-${size}`)

    // What is told stands at the side, where there is room.
    if (await page.locator('dialog').count()) await page.keyboard.press('Escape')
    if (size === 'laptop') {
      const log = page.locator('aside .log')
      await log.getByText(words.told).first().waitFor()
      assert.doesNotMatch(await log.innerText(), words.wrong)
    }
    assertNoErrors(one)
  })
}
