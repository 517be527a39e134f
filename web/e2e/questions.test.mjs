// Rules that ask: all press as quickly as they can, and the last one is hit; whoever set something off
// says whom it hits, and which card goes; which of several things happens, and what is to come next.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clashes } from './lib/boxes.mjs'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { ON, quickTable } from './lib/play.mjs'

const place = openPlace()

/** Every card fits. Whoever draws lets all press; whoever passes gives a card to somebody. */
const FILE = `base = "plain"
id = "asked"
match = "single"
deck.packs = 2
deal.hand = 7
fit.anywhere = ["any"]
triggers.slap = { name = { de = "Klatschen", en = "Slap" }, on = "draws", does = { hits = "slowest", points = 1 } }
triggers.gift = { name = { de = "Geschenk", en = "Gift" }, on = "passes", does = { hits = "chosen", may = true, gives = 1 } }
`

const LANGS = {
  de: {
    race: /„Klatschen“: schnell!/,
    here: 'Hier!',
    pressed: /^Du drückst|^Du bist am langsamsten/,
    slow: /am langsamsten/,
    whom: /„Geschenk“: Wen soll es treffen\?/,
    nobody: 'Niemanden',
    which: /„Geschenk“: Welche Karte bekommt/,
    gave: /^Du schenkst|^Du gibst/,
  },
  en: {
    race: /“Slap”: quick!/,
    here: 'Here!',
    pressed: /^You press|^You are the slowest/,
    slow: /the slowest/,
    whom: /“Gift”: whom shall it hit\?/,
    nobody: 'Nobody',
    which: /“Gift”: which card does/,
    gave: /^You give/,
  },
}

for (const [lang, locale, viewport, size] of [
  ['de', 'de-DE', PHONE, 'phone'],
  ['en', 'en-GB', LAPTOP, 'laptop'],
]) {
  test(`rules ask at the table (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    const t = LANGS[lang]
    await quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: FILE }, 3)
    const here = page.getByRole('button', { name: t.here })
    const mine = page.locator('.own.my-turn')
    await mine.waitFor({ timeout: 60_000 })
    // The bots may be quicker than a page under load: then the question is soon gone, and the reader is
    // the slowest.
    const raced = page.waitForFunction(
      (all) => all.some((one) => new RegExp(one).test(document.body.textContent)),
      [t.race.source, t.slow.source],
    )
    await page.keyboard.press(lang === 'de' ? 'z' : 'd')
    await raced
    if (size === 'laptop') await page.keyboard.press('m')
    else await here.click({ timeout: 5_000 }).catch(() => {})
    assert.deepEqual(await page.evaluate(clashes), [])
    await picture(page, `asked-race-${size}`)
    // While all are asked, one of them has the turn: it goes on when the question is gone.
    await page
      .getByText(/(„Klatschen“|“Slap”):/)
      .first()
      .waitFor({ state: 'detached' })
    await mine.waitFor({ timeout: 60_000 })

    await page.keyboard.press(lang === 'de' ? 'w' : 'p')
    await page.getByText(t.whom).first().waitFor()
    await page.getByRole('button', { name: t.nobody }).waitFor()
    await assertAccessible(page)
    assert.deepEqual(await page.evaluate(clashes), [])
    await picture(page, `asked-whom-${size}`)
    await page.locator('.choices button').first().click()
    await page.getByText(t.which).first().waitFor()
    await picture(page, `asked-which-${size}`)
    await page.locator(`.hand [data-card]${ON}`).first().focus()
    await page.keyboard.press('Enter')
    await page.getByText(t.which).first().waitFor({ state: 'detached' })
    if (size === 'laptop') {
      await page.locator('aside .log').getByText(t.pressed).first().waitFor()
      await page.locator('aside .log').getByText(t.slow).first().waitFor()
      await page.locator('aside .log').getByText(t.gave).first().waitFor()
    }
    assertNoErrors(one)
  })
}

/** Nothing lies there at the start. Whoever draws picks one of two; whoever passes wishes. */
const LED = `base = "plain"
id = "led"
match = "single"
deck.packs = 2
deal = { hand = 7, start = "led" }
triggers.fate = { name = { de = "Schicksal", en = "Fate" }, on = "draws", does = { one_of = ["two", "fine"] } }
triggers.two = { name = { de = "Zwei mehr", en = "Two more" }, on = "picked", does = { draw = 2 } }
triggers.fine = { name = { de = "Bußgeld", en = "Fine" }, on = "picked", does = { points = -3 } }
triggers.say = { name = { de = "Ansage", en = "Say" }, on = "passes", does = { wish = { of = "suit_or_rank" } } }
`

for (const [lang, locale, viewport, size] of [
  ['de', 'de-DE', PHONE, 'phone'],
  ['en', 'en-GB', LAPTOP, 'laptop'],
]) {
  test(`one of several happens, and somebody wishes without a card (${lang}, ${size})`, async () => {
    const one = await person(place.browser, { locale, viewport })
    const { page } = one
    const t =
      lang === 'de'
        ? {
            which: /„Schicksal“: Was davon trifft dich\?/,
            two: 'Zwei mehr',
            wish: /„Ansage“: Was wünschst/,
            suit: 'Herz',
          }
        : {
            which: /“Fate”: which of these hits you\?/,
            two: 'Two more',
            wish: /“Say”: what do you wish/,
            suit: 'Hearts',
          }
    await quickTable(page, place.server.url, 'Anna', { base: '', options: {}, file: LED }, 3)
    const mine = page.locator('.own.my-turn')
    await mine.waitFor({ timeout: 60_000 })
    await picture(page, `led-${size}`)
    const held = await page.locator('.hand [data-card]').count()
    await page.keyboard.press(lang === 'de' ? 'z' : 'd')
    await page.getByText(t.which).first().waitFor()
    await page.locator('.choices button').nth(1).waitFor()
    assert.equal(await page.locator('.choices button').count(), 2)
    await assertAccessible(page)
    assert.deepEqual(await page.evaluate(clashes), [])
    await picture(page, `picks-${size}`)
    await page.getByRole('button', { name: t.two }).click()
    await page.getByText(t.which).first().waitFor({ state: 'detached' })
    await page.waitForFunction(
      (before) => document.querySelectorAll('.hand [data-card]').length === before + 3,
      held,
    )
    await page.keyboard.press(lang === 'de' ? 'w' : 'p')
    await page.getByText(t.wish).first().waitFor()
    await assertAccessible(page)
    assert.deepEqual(await page.evaluate(clashes), [])
    await picture(page, `wishes-${size}`)
    await page.locator('.choices').getByRole('button', { name: t.suit }).click()
    await page.getByText(t.wish).first().waitFor({ state: 'detached' })
    assertNoErrors(one)
  })
}
