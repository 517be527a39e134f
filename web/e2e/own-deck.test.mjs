// A table with a deck of its own: its cards are drawn, wished for, told and read aloud by their own names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashes } from './lib/boxes.mjs'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openOver, shortFilm } from './lib/look-back.mjs'
import { openPlace } from './lib/place.mjs'
import { isOver, playOnce, quickTable, spoken, watchOver } from './lib/play.mjs'

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

for (const [lang, locale, viewport, size] of [
  ['de', 'de-DE', PHONE, 'phone'],
  ['en', 'en-GB', LAPTOP, 'laptop'],
]) {
  test(`some moves with a deck of one’s own (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    const words = LANGS[lang]
    await quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: FILE })
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
        await quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: FILE })
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

/** A short match with it, to be looked back at. */
const SHORT = `base = "farben-und-zahlen"
id = "kurz"
options = []
deal.hand = 3
deck.cards = { any = 1, joker = 1 }
match = { deals = { count = 1 } }
`

const LOOKS = {
  de: {
    menu: 'Mehr',
    panel: 'Wer hatte was?',
    by: 'Aus der Sicht von',
    singly: 'Einzelne Karten',
    rank: /^(\d|Ziehkarte|Stoppkarte|Kehrtwende|(Dicke )?Farbwahlkarte)$/,
    card: /^((Rote|Gelbe|Grüne|Blaue) (\d|Ziehkarte|Stoppkarte|Kehrtwende)|(Dicke )?Farbwahlkarte)$/,
  },
  en: {
    menu: 'More',
    panel: 'Who had what?',
    by: 'As known to',
    singly: 'By card',
    rank: /^(\d|Draw card|Stop card|About-turn|(Big )?colour card)$/i,
    card: /^((Red|Yellow|Green|Blue) (\d|draw card|stop card|about-turn)|(Big c|C)olour card)$/,
  },
}

for (const [lang, locale] of [
  ['de', 'de-DE'],
  ['en', 'en-GB'],
]) {
  test(`who had what, with a deck of one’s own (${lang})`, async () => {
    const one = await person(place.browser, { locale })
    const { page } = one
    const t = LOOKS[lang]
    await shortFilm(page, place.server.url, 'Anna', SHORT)
    await page.keyboard.press('Home')
    await openOver(page, t.panel, t.menu)
    const dialog = page.getByRole('dialog', { name: t.panel })
    await dialog.getByLabel(t.by).selectOption('Anna')
    const names = () => dialog.getByRole('rowheader').allInnerTexts()
    await dialog.getByRole('table').waitFor()
    for (const name of await names()) assert.match(name, t.rank)
    await picture(page, `own-deck-hands-ranks-${lang}`)
    await dialog.getByRole('button', { name: t.singly }).click()
    const cards = await names()
    assert.ok(cards.length > 20, `${cards}`)
    for (const name of cards) assert.match(name, t.card)
    await picture(page, `own-deck-hands-${lang}`)
    assertNoErrors(one)
  })
}
