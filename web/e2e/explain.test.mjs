// Every card explains itself: by finger, mouse and keyboard, and once by itself when it is new.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { playOn } from './lib/maxonaut.mjs'
import { openPlace } from './lib/place.mjs'
import {
  handOf,
  INDEX,
  isResting,
  join,
  openTable,
  playToRest,
  quickGame,
  watchOver,
} from './lib/play.mjs'

const place = openPlace()

const sheet = (page) => page.getByRole('dialog')
const title = (page) => sheet(page).getByRole('heading', { level: 2 }).innerText()
const gone = (page) => sheet(page).waitFor({ state: 'detached' })

/** A table of Erftschmiede with bots, at which it is this person's turn. */
async function erftschmiede(viewport, locale) {
  const anna = await person(place.browser, { viewport, locale })
  const { page } = anna
  const rules = /^Erftschmiede/
  await openTable(page, place.server.url, { name: 'Anna', rules, seats: 3 })
  await page.getByRole('button', { name: 'Mit Bots auffüllen' }).click()
  await page.getByRole('button', { name: 'Karten geben' }).click()
  // Whoever deals is asked for the number of cards first.
  await page.locator('.own').first().waitFor()
  await playToRest(page, { moves: 0 })
  await canAsk(page)
  return anna
}

/** Asks with the mouse about the first card of the hand until `told` is read: a hand is laid out anew
 * while cards come, and a card that goes at that moment is not asked. */
async function askAboutHand(page, told) {
  const answer = sheet(page).getByText(told).first()
  for (let tries = 0; tries < 8; tries++) {
    if (!(await sheet(page).count()))
      await page
        .locator('.hand [data-card]')
        .first()
        .click({ button: 'right', position: INDEX, force: true })
    const read = answer.waitFor({ timeout: 4000 }).then(() => true)
    if (await read.catch(() => false)) return
  }
  await answer.waitFor()
}

/** Cards can be asked about once that part of the page has been fetched, while nobody waits. */
const canAsk = (page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/asking-')),
  )

/** Rests a finger on something until `seen`. */
async function press(page, locator, seen) {
  const box = await locator.boundingBox()
  const [x, y] = [box.x + Math.min(INDEX.x, box.width / 2), box.y + INDEX.y]
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await seen()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a finger that rests on a card is told what it does and plays nothing', async () => {
  const anna = await erftschmiede(PHONE)
  const { page } = anna
  assert.ok(await isResting(page))
  const hand = await handOf(page)
  const card = page.locator('.hand [data-card]').first()
  await press(page, card, () => sheet(page).waitFor())
  await sheet(page).getByText('Zählt am Ende auf der Hand').waitFor()
  // Why it fits or not stands first; when a threat is asked, whether it helps.
  await sheet(page).locator('.now').waitFor()
  assert.match(await sheet(page).locator('.now').innerText(), /[Pp]ass|[Hh]ilft|Gewünscht|weggeben/)
  await assertAccessible(page)
  await picture(page, 'explain-card-phone-de')
  assert.deepEqual(await handOf(page), hand)
  // A tap beside the sheet puts it away.
  await page.mouse.click(200, 20)
  await gone(page)
  assert.deepEqual(await handOf(page), hand)

  await press(page, page.locator('.discard .laid').last(), () => sheet(page).waitFor())
  await sheet(page).getByText('Zählt am Ende auf der Hand').waitFor()
  await page.goBack()
  await gone(page)

  await page.getByRole('button', { name: 'Menü' }).click()
  await sheet(page).getByRole('button', { name: 'Karten', exact: true }).click()
  await sheet(page).getByRole('heading', { name: 'Joker', exact: true }).waitFor()
  await assertAccessible(page)
  await picture(page, 'explain-cards-phone-de')
  assertNoErrors(anna)
})

test('mouse and keyboard ask too, of any card that is seen', async () => {
  const anna = await erftschmiede(LAPTOP)
  const { page } = anna
  const hand = await handOf(page)
  const card = page.locator('.hand [data-card][tabindex="0"]')
  await card.focus()
  await page.keyboard.press('i')
  await sheet(page).getByText('Zählt am Ende auf der Hand').waitFor()
  const name = await title(page)
  assert.ok((await card.getAttribute('aria-label')).includes(name))
  // Keys of the game are not heard below.
  await page.keyboard.press('z')
  await assertAccessible(page)
  await picture(page, 'explain-card-laptop-de')
  await page.keyboard.press('Escape')
  await gone(page)
  assert.equal(await page.evaluate(() => document.activeElement.dataset.card), hand[0])
  assert.deepEqual(await handOf(page), hand)

  await askAboutHand(page, 'Zählt am Ende auf der Hand')
  await page.keyboard.press('Escape')
  await gone(page)

  // A line of the log: the cards lie there no more.
  await page.locator('aside li[data-explain]').first().click({ button: 'right' })
  await sheet(page).getByText('Zählt am Ende auf der Hand').waitFor()
  await page.keyboard.press('Escape')
  await gone(page)
  await page.locator('aside li[data-explain]').first().getByRole('button').click()
  await sheet(page).getByText('Zählt am Ende auf der Hand').waitFor()
  await page.keyboard.press('Escape')
  await gone(page)

  // With no card in focus the key shows all special ones; so does a button in the help.
  await page.evaluate(() => document.activeElement.blur())
  await page.keyboard.press('i')
  await sheet(page).getByRole('heading', { name: 'Die besonderen Karten' }).waitFor()
  await page.keyboard.press('Escape')
  await gone(page)
  await page.keyboard.press('?')
  await sheet(page).getByRole('button', { name: 'Karten', exact: true }).click()
  await sheet(page).getByRole('heading', { name: 'Bube', exact: true }).waitFor()
  await picture(page, 'explain-cards-laptop-de')
  assertNoErrors(anna)
})

test('cards that are new are shown once, to who plays, and never again', async () => {
  const anna = await person(place.browser, { newCards: true })
  const { page } = anna
  await quickGame(page, place.server.url, 'Anna')
  await sheet(page).getByText('Neu für dich').waitFor()
  await sheet(page).getByRole('heading', { name: 'Bube', exact: true }).waitFor()
  await assertAccessible(page)
  await picture(page, 'new-cards-phone-de')
  await sheet(page).getByRole('button', { name: 'Los geht’s' }).click()
  await gone(page)

  const gus = await person(place.browser, { newCards: true, locale: 'en-GB' })
  await join(gus.page, page.url(), 'Gus')
  await gus.page.getByText('You are watching').first().waitFor()
  assert.equal(await sheet(gus.page).count(), 0)
  assertNoErrors(gus)

  // The same rules again: nothing is new. Whether it would be shown is decided with the first picture.
  await page.reload()
  await page.locator('.hand [data-card]').first().waitFor()
  assert.equal(await page.evaluate(() => document.querySelectorAll('dialog').length), 0)
  await page.keyboard.press('i')
  await sheet(page).getByRole('heading', { name: 'Die besonderen Karten' }).waitFor()
  assertNoErrors(anna)
})

test('in English, and in the other game', async () => {
  const anna = await person(place.browser, { locale: 'en-GB', viewport: LAPTOP })
  const { page } = anna
  await quickGame(page, place.server.url, 'Anna', 'Maxonaut')
  // Whoever does not begin has no cards yet.
  const watch = watchOver([page])
  while (!(await page.locator('.hand [data-card]').count())) await watch(await playOn(page))
  await askAboutHand(page, /makes|Stands for|turn it over|is turned over|twin/)
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await gone(page)
  await page.evaluate(() => document.activeElement.blur())
  await page.keyboard.press('i')
  await sheet(page).getByText('Odd matchmaker').waitFor()
  assertNoErrors(anna)
})
