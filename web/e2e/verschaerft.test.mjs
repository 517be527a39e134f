import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import {
  handOf,
  INDEX,
  isOver,
  isResting,
  join,
  openTable,
  playDeal,
  playOnce,
  watchOver,
} from './lib/play.mjs'

const place = openPlace()
const legalCards = (page) =>
  page.locator('.hand button.legal').evaluateAll((all) => all.map((card) => card.dataset.card))
/** Buttons that stand out of the screen at the side. */
const outside = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => button.getBoundingClientRect().right > innerWidth)
      .map((button) => button.textContent),
  )
const log = (page) => page.locator('aside ol')

const toggle = (page) => page.getByRole('button', { name: 'Mogeln', exact: true })
const cheats = (page) => page.locator('.hand button.cheat')

/** Shows what would be a cheat, or only what fits. */
async function cheating(page, on) {
  const pressed = await toggle(page).getAttribute('aria-pressed', { timeout: 3000 })
  if (pressed !== `${on}`) await toggle(page).click({ timeout: 3000 })
  await page.locator(`button.cheat[aria-pressed="${on}"]`).waitFor({ timeout: 3000 })
}

/** Whether one could cheat with every card of the hand now; there may be nothing to cheat with. */
async function canAllCheat(page, hand) {
  if (!(await toggle(page).count())) return false
  await cheating(page, true)
  const all = (await cheats(page).count()) === hand.length
  await cheating(page, false)
  return all
}

/** Asks for the next deal where one is over: there are four, and luck may need more than one. */
async function dealOn(page) {
  const on = page.getByRole('button', { name: /^(Nächste Runde geben|Revanche)/ })
  if ((await isOver(page)) && (await on.isVisible()) && (await on.isEnabled())) {
    await on.click({ timeout: 1500 }).catch(late)
  }
}

/** Plays both until it is the turn of `page`, with a card in the hand that does not fit and every
 * card good for cheating: what answers a 7 is not. Bots and the other person play in between. */
async function bringTurnTo(page, other) {
  const watch = watchOver([page, other])
  for (;;) {
    let done = false
    if (await isResting(page)) {
      await page.waitForTimeout(300)
      const hand = await handOf(page)
      const fitting = await legalCards(page)
      if (hand.length > 3 && fitting.length > 0 && fitting.length < hand.length) {
        if (await canAllCheat(page, hand).catch(late)) return
      }
      done = await playOnce(page)
    } else if (await page.locator('dialog [data-choice]').count()) done = await playOnce(page)
    await dealOn(page)
    await dealOn(other)
    await watch((await playOnce(other)) || done)
    await page.waitForTimeout(100)
  }
}

/** What came too late for a click; anything else is a failure. */
function late(error) {
  if (error.name !== 'TimeoutError') throw error
}

/** Tries again what somebody else may have been faster at. */
async function untilTaken(attempt, tries = 12) {
  for (; tries > 1; tries--) {
    try {
      return await attempt()
    } catch (error) {
      late(error)
    }
  }
  return attempt()
}

// VER-14: one must not be caught.
test('a whole deal of verschaerft with cheating and accusing', async () => {
  const anna = await person(place.browser, { viewport: LAPTOP })
  const bert = await person(place.browser)
  await openTable(anna.page, place.server.url, {
    name: 'Anna',
    rules: /^Verschärftes/,
    seats: 3,
  })
  await join(bert.page, anna.page.url(), 'Bert')
  await anna.page.getByText('Bert', { exact: true }).waitFor()
  await anna.page.getByRole('button', { name: 'Mit Bots auffüllen' }).click()
  await anna.page.getByRole('button', { name: 'Karten geben' }).click()
  await bert.page.locator('.hand [data-card]').first().waitFor()
  await anna.page.getByText('Durchgang 1 von 4').first().waitFor()

  await bringTurnTo(anna.page, bert.page)
  const before = await handOf(anna.page)
  const fitting = await legalCards(anna.page)

  // Honest eyes see only what fits; with "Mogeln" on, everything can be laid.
  await cheating(anna.page, true)
  assert.equal(await cheats(anna.page).count(), before.length)
  await assertAccessible(anna.page)
  await picture(anna.page, 'cheating-laptop-de')
  await cheating(anna.page, false)
  assert.deepEqual(await legalCards(anna.page), fitting)
  assert.equal(await cheats(anna.page).count(), 0)

  // Where the card that is laid lets the bot come next, it may act, or accuse, before Bert does.
  const accuse = bert.page.getByRole('button', { name: 'Anna mogelt!' })
  let held = []
  let wrong = ''
  let looked = false
  await untilTaken(async () => {
    await bringTurnTo(anna.page, bert.page)
    held = await handOf(anna.page)
    const honest = await legalCards(anna.page)
    wrong = held.find((card) => !honest.includes(card))
    await cheating(anna.page, true)
    await anna.page.locator(`.hand [data-card="${wrong}"]`).first().click({ position: INDEX })
    await anna.page.getByRole('button', { name: 'Nichts darunterschieben' }).click()
    await accuse.waitFor({ timeout: 3000 })
    await bert.page.waitForTimeout(600)
    // Looking takes time in which the bot may accuse: once is enough.
    if (!looked) {
      await assertAccessible(bert.page)
      assert.deepEqual(await outside(bert.page), [])
      await picture(bert.page, 'accusing-phone-de')
      looked = true
    }
    await accuse.click({ timeout: 3000 })
    await log(anna.page)
      .getByText('Bert beschuldigt dich: es war gemogelt.')
      .waitFor({ timeout: 5000 })
  })
  // The card is back, and two more have come.
  await anna.page.waitForFunction(
    (all) => document.querySelectorAll('.hand [data-card]').length === all,
    held.length + 2,
  )
  assert.ok((await handOf(anna.page)).includes(wrong))

  // A false accusation costs the accuser a card. Where the bot comes next it may act first.
  await untilTaken(async () => {
    await bringTurnTo(anna.page, bert.page)
    await playOnce(anna.page)
    if (await anna.page.locator('dialog [data-choice]').count()) await playOnce(anna.page)
    await accuse.click({ timeout: 3000 })
    await log(anna.page)
      .getByText('Bert beschuldigt dich: falsche Anschuldigung.')
      .waitFor({ timeout: 5000 })
  })

  // Two as one: the lower card leaves the hand unseen.
  await bringTurnTo(anna.page, bert.page)
  const hand = await handOf(anna.page)
  await cheating(anna.page, true)
  await cheats(anna.page).first().click({ position: INDEX })
  const slip = async () => {
    await anna.page.locator('dialog [data-choice]').first().click()
    while (await anna.page.locator('dialog [data-choice]').count()) await playOnce(anna.page)
  }
  // If the bot accuses at once, the cards are back in a moment.
  const gone = anna.page.waitForFunction(
    (all) => document.querySelectorAll('.hand [data-card]').length <= all,
    hand.length - 2,
  )
  await Promise.all([gone, slip()])

  await playDeal(bert.page, {
    until: async () => {
      await playOnce(anna.page)
      return isOver(anna.page)
    },
  })
  for (const { page } of [anna, bert]) {
    await page.locator('dialog .total').first().waitFor()
    await assertAccessible(page)
  }
  await picture(anna.page, 'verschaerft-result-laptop-de')
  assertNoErrors(anna, bert)
})
