// A deck with two sides: a card turns all of them over, and then hand, pile and names are those of the backs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { isOver, myTurn, playOnce, quickTable, spoken, watchOver } from './lib/play.mjs'

const place = openPlace()

/** Whoever passes turns the cards over, so that it happens soon and not with every card. */
const FILE = `base = "farben-und-zahlen"
id = "zwei-seiten"
options = []
seats.max = 4
deal.hand = 12
deck.cards = { any = 2, court = 0, 10 = 0, joker = 0 }
cards = { J = "none", Q = "none", K = "none", XR = "none", X3 = "none", XB = "none", X4 = "none" }
deal.start_effects = []
deal.start_again = []
deal.start_wishes = []
fit.anywhere = []
calls = {}
match = "single"
deck.back.shows = { C = "S", S = "H", H = "D", D = "C", 2 = "7", 7 = "2" }
deck.back.faces.H = { adjective = { de = "rosa", en = "pink" }, symbol = "flower", ink = "pink" }
deck.back.faces.D = { adjective = { de = "orange", en = "orange" }, symbol = "triangle", ink = "orange" }
deck.back.faces.C = { adjective = { de = "braun", en = "brown" }, symbol = "square", ink = "brown" }
deck.back.faces.S = { adjective = { de = "lila", en = "purple" }, symbol = "circle", ink = "purple" }
states.dark = { name = { de = "Dunkle Seite", en = "Dark side" }, turns_over = true }
triggers.flip = { name = { de = "Wende", en = "Flip" }, on = "passes", does = { switches = ["dark"] } }
`

const LANGS = {
  de: {
    front: /(rote|gelbe|grüne|blaue) \d/i,
    back: /(rosa|orange|braune|lila) \d/i,
    told: /^Alle Karten zeigen ihre Rückseite; oben liegt (rosa|orange|braune|lila) \d\./,
    state: 'Dunkle Seite',
  },
  en: {
    front: /(red|yellow|green|blue) \d/i,
    back: /(pink|orange|brown|purple) \d/i,
    told: /^All cards show their backs; the (pink|orange|brown|purple) \d lies on top\./,
    state: 'Dark side',
  },
}

for (const [lang, locale, viewport, size] of [
  ['de', 'de-DE', PHONE, 'phone'],
  ['en', 'en-GB', LAPTOP, 'laptop'],
]) {
  test(`cards are turned over (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    const words = LANGS[lang]
    const begin = () =>
      quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: FILE }, 2, lang)
    await begin()
    const watch = watchOver([page])
    let front = false
    for (let moves = 0; ; moves++) {
      if (await isOver(page)) await begin()
      await Promise.race([myTurn(page).waitFor(), page.locator('dialog .total').first().waitFor()])
      if (await isOver(page)) continue
      const hand = await spoken(page)
      // The last card has gone meanwhile.
      if (hand.length === 0) {
        await watch(false)
        continue
      }
      const sides = ['front', 'back'].filter((side) => hand.every((card) => words[side].test(card)))
      assert.equal(sides.length, 1, hand.join())
      if (sides[0] === 'front') front = true
      else if (front) break
      await watch(await playOnce(page))
      await page.waitForTimeout(80)
    }
    await page.getByText(words.state).first().waitFor()
    await assertAccessible(page, { drawn: true })
    await picture(page, `two-sided-${size}`)
    if (size === 'laptop') {
      const log = page.locator('aside .log')
      await log.getByText(words.told).first().waitFor()
      // What happened before is told of the fronts still.
      assert.match(await log.innerText(), words.front)
    }
    assertNoErrors(one)
  })
}
