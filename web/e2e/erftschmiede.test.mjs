import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import {
  choose,
  dealAgain,
  HAND,
  INDEX,
  isOver,
  offered,
  playDeal,
  press,
  takeSeats,
  watchOver,
} from './lib/play.mjs'

const place = openPlace()

test('a whole deal of erftschmiede on a phone, its options changed when opening the table', async () => {
  const anna = await person(place.browser, { viewport: PHONE })
  const { page } = anna
  await page.goto(place.server.url)
  await page.locator('input[name=name]').fill('Anna')
  await page.getByRole('button', { name: /^Tisch eröffnen/ }).click()
  await page.getByRole('radio', { name: /^Erftschmiede/ }).check()
  await takeSeats(page, 3)
  const preview = page.locator('.preview')
  await preview.getByText('108 Karten').first().waitFor()
  const usual = await preview.innerText()
  assert.equal(await preview.locator('li.changed').count(), 0)
  await page.getByLabel('Handkarten').selectOption({ label: '5 Karten' })
  await preview.locator('li.changed').first().waitFor()
  assert.notEqual(await preview.innerText(), usual)
  assert.ok((await preview.locator('li.changed').count()) <= 3)
  await page.locator('summary', { hasText: 'Weitere Hausregeln' }).click()
  await assertAccessible(page)
  await picture(page, 'options-phone-de')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.getByText('Gastgeber').first().waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Mit Bots auffüllen' }).click()
  await page.getByRole('button', { name: 'Karten geben' }).click()
  await page.locator('.hand [data-card]').nth(4).waitFor()
  await playDeal(page)
  await assertAccessible(page)
  await picture(page, 'erftschmiede-result-phone-de')
  assertNoErrors(anna)
})

// Everything fits and every card asks something: a hand holds most questions, and no deal is long.
const FILE = `
format = 2
base = "erftschmiede"
id = "haus"
name = { de = "Haus-Maumau", en = "House Maumau" }
options = []
cheat = "none"
deck = { cards = { 3 = 0, 5 = 0, 6 = 0, 7 = 0, 8 = 0, Q = 0 } }
deal = { hand_choice = { min = 5, max = 8 } }
fit = { anywhere = ["A", "2", "4", "K", "J", "9", "XR", "XB"] }
cards.9 = { wild = true, wish = { of = "rank" }, reverse = "none" }
cards.2 = { buys = true }
cards.10 = { buys = true }
`

/** Which ranks bring a question up. */
const ASKED_BY = {
  joker: 'X9',
  wish: 'J',
  announce: 'K',
  buy: ['2', '10'],
  target: 'A',
  gift: '4',
}

/** What the screen asked, by its heading or prompt. */
const QUESTIONS = {
  hands: /^Wie viele Karten bekommen alle/,
  joker: /Wofür steht er/,
  wish: /Was wünschst du dir/,
  announce: /Wirkung nutzen\?/,
  buy: / kaufen\?/,
  target: /^Wer soll /,
  gift: /^Welche Karte bekommt /,
}

test('rules of one’s own: dealer’s choice, joker, targets, gifts, announcements', async () => {
  const anna = await person(place.browser, { viewport: LAPTOP })
  const { page } = anna
  await page.goto(`${place.server.url}/neu`)
  await page.locator('input[name=name]').fill('Anna')
  await page.getByRole('radio', { name: /^Eigene Regeln/ }).check()
  await page.getByRole('textbox', { name: 'Regeldatei' }).fill(FILE.replace('"XB"', '"XY"'))
  await page.getByRole('button', { name: 'Regeln prüfen' }).click()
  await page.getByText('Ein Fehler').waitFor()
  await assertAccessible(page)
  await picture(page, 'own-rules-laptop-de')
  await page.getByRole('textbox', { name: 'Regeldatei' }).fill(FILE)
  await page.getByRole('button', { name: 'Regeln prüfen' }).click()
  await page.getByText('Alles in Ordnung: So lässt sich spielen.').waitFor()
  await takeSeats(page, 3)
  await choose(page, 'Bots spielen', 'Sofort')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  await page.getByText('Haus-Maumau').first().waitFor()
  await page.getByRole('button', { name: 'Mit Bots auffüllen' }).click()
  await page.getByRole('button', { name: 'Karten geben' }).click()

  const asked = new Set()
  const look = async () => {
    const shown = page.locator('dialog h2, .deal h3, .self .turn.long')
    for (const text of await shown.allInnerTexts().catch(() => [])) {
      for (const [what, words] of Object.entries(QUESTIONS)) {
        if (!words.test(text) || asked.has(what)) continue
        asked.add(what)
        // What buying is stands beside the question, in the words of the rules.
        if (what === 'buy')
          await page.getByText('Du darfst die Karte, auf die du sie legst').first().waitFor()
        await assertAccessible(page)
        await picture(page, `ask-${what}-laptop-de`)
      }
    }
  }
  const all = Object.keys(QUESTIONS).length
  const watch = watchOver([page])
  while (asked.size < all) {
    // A deal, and a match too, may end before everything has come up.
    if (await isOver(page)) await dealAgain(page)
    // Nothing is pressed that came up after the page was looked at: a question would go unseen.
    const offers = await offered(page)
    await look()
    await watch(await playToAsk(page, asked, offers))
    await page.waitForTimeout(60)
  }
  assert.deepEqual([...asked].sort(), Object.keys(QUESTIONS).sort())
  assertNoErrors(anna)
})

/** Prefers cards that bring up what has not been asked yet. */
async function playToAsk(page, asked, offers) {
  const ranks = Object.keys(ASKED_BY).flatMap((what) =>
    asked.has(what) ? [] : [...ASKED_BY[what]],
  )
  const wanted = ranks.map((rank) => `.hand .legal[data-card^="${rank}"]`).join(', ')
  const mayPlay = offers[0]?.[0] === HAND
  if (!mayPlay || !wanted || !(await page.locator(wanted).count())) return press(page, offers)
  return press(page, [[wanted, INDEX]])
}
