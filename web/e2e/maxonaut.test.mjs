import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import {
  asked,
  BOLD,
  CALM,
  believe,
  DE,
  doubt,
  EN,
  lay,
  MODEST,
  openMaxonaut,
  playOn,
  rulesWith,
  tap,
  waitFor,
} from './lib/maxonaut.mjs'
import { openPlace } from './lib/place.mjs'
import { join, watchOver } from './lib/play.mjs'

const place = openPlace()

for (const [viewport, words, name] of [
  [PHONE, DE, 'phone-de'],
  [LAPTOP, EN, 'laptop-en'],
]) {
  test(`a whole match of Maxonaut against three bots by clicking (${name})`, async () => {
    const anna = await person(place.browser, { viewport, locale: words.locale })
    const { page } = anna
    await openMaxonaut(page, place.server.url, {
      name: 'Anna',
      seats: 4,
      words,
      options: [words.limit],
    })
    await page.getByRole('button', { name: words.fill }).click()
    await page.getByRole('button', { name: words.start }).click()
    await page.locator('.stage').waitFor()

    const seen = new Set()
    const watch = watchOver([page])
    for (let now; (now = await asked(page)) !== 'over';) {
      if (now && !seen.has(now)) {
        seen.add(now)
        await page.waitForTimeout(400)
        await assertAccessible(page)
        await picture(page, `maxonaut-${now}-${name}`)
      }
      // Whoever doubts soon is done soon; once it is believed, to lay on.
      const doubts = now === 'judge' && seen.has('lay')
      await watch(doubts ? await tap(page.locator(BOLD)) : await playOn(page))
      await page.waitForTimeout(60)
    }
    assert.ok(seen.has('reveal'))
    await page.getByRole('dialog').waitFor()
    await assertAccessible(page)
    await picture(page, `maxonaut-result-${name}`)
    const totals = await page.locator('dialog .total').allInnerTexts()
    // A virus together with a bomb costs two at once.
    assert.ok(Math.max(...totals.map(Number)) >= 3, `${totals}`)
    assertNoErrors(anna)
    await anna.context.close()
  })
}

/** Two people at a table; the host begins. */
async function twoPeople({ options = [], file, motion = 'reduce' } = {}) {
  const heidi = await person(place.browser, { viewport: LAPTOP, locale: 'de-DE' })
  const gus = await person(place.browser, { viewport: PHONE, locale: 'de-DE', motion })
  await openMaxonaut(heidi.page, place.server.url, { name: 'Heidi', seats: 2, options, file })
  await join(gus.page, heidi.page.url(), 'Gus')
  await heidi.page.getByText('Gus', { exact: true }).first().waitFor()
  await heidi.page.getByLabel('Den Anfang macht').selectOption({ label: 'Heidi' })
  await heidi.page.getByRole('button', { name: DE.start }).click()
  await waitFor(heidi.page, 'lay')
  return { heidi, gus }
}

const pointsOf = (page, name) =>
  page.evaluate((name) => {
    const seats = [...document.querySelectorAll('.self, .plate')]
    const seat = seats.find((one) => one.querySelector('strong')?.textContent === name)
    return seat?.querySelectorAll('.pips .on').length
  }, name)

/** Notes in the page what stands there in the moment in which the first card has been turned up: a
 * look from outside may come too late. */
const watchReveal = (page) =>
  page.evaluate(() => {
    const look = () => {
      if (window.atFirst || !document.querySelector('.board .turn.open')) return
      window.atFirst = {
        stamps: document.querySelectorAll('.board .stamp').length,
        points: document.querySelectorAll('.plate .pips .on').length,
      }
    }
    const all = { subtree: true, childList: true, attributes: true }
    new MutationObserver(look).observe(document.body, all)
  })

/** Notes in the page that somebody says this: another balloon may soon stand in its place, and a look from
 * outside come too late. */
const listenFor = (page, text) =>
  page.evaluate((text) => {
    const look = () => {
      const said = [...document.querySelectorAll('.bubble')].map((one) => one.textContent)
      window.heard ||= said.some((words) => words.includes(text))
    }
    const all = { subtree: true, childList: true, characterData: true }
    new MutationObserver(look).observe(document.body, all)
  }, text)

test('two people: one lies and is caught, everybody sees the same reveal', async () => {
  const { heidi, gus } = await twoPeople({ file: MODEST, motion: 'no-preference' })
  await waitFor(heidi.page, 'lay')
  await heidi.page.getByText('zwei Karten aus deiner Hand').first().waitFor()
  // Nothing can be confirmed but two cards of the hand, and nothing comes from the pile.
  assert.equal(await heidi.page.locator(CALM).count(), 0)
  assert.ok(await heidi.page.locator('[data-pile="draw"]').isDisabled())

  // What was chosen is gone after a reload, the cards are not.
  await heidi.page.locator('.hand .open').first().click()
  assert.equal(await heidi.page.locator('[data-chosen]').count(), 1)
  await heidi.page.reload()
  await waitFor(heidi.page, 'lay')
  await heidi.page.locator('.hand .open').nth(3).waitFor()
  assert.equal(await heidi.page.locator('.hand .open').count(), 4)

  // By dragging, then the other way round.
  const cards = await heidi.page
    .locator('.hand [data-card]')
    .evaluateAll((all) => all.map((card) => card.dataset.card))
  await heidi.page.locator('.hand .open').first().dragTo(heidi.page.locator('[data-slot="top"]'))
  await heidi.page.locator('.hand .open').first().dragTo(heidi.page.locator('[data-slot="below"]'))
  const chosen = () =>
    heidi.page.locator('[data-chosen]').evaluateAll((all) => all.map((card) => card.dataset.chosen))
  assert.deepEqual(await chosen(), [cards[1], cards[0]])
  await heidi.page.getByRole('button', { name: 'Reihenfolge tauschen' }).click()
  assert.deepEqual(await chosen(), [cards[0], cards[1]])
  await picture(heidi.page, 'maxonaut-laying-laptop-de')
  await heidi.page.locator(CALM).click()

  await waitFor(heidi.page, 'announce')
  await assertAccessible(heidi.page)
  await heidi.page.locator('[data-claim="99"]').click()
  await picture(heidi.page, 'maxonaut-announcing-laptop-de')
  await heidi.page.getByRole('button', { name: '99 ansagen' }).click()

  // Talk goes to everybody, but not to whoever has muted.
  await waitFor(gus.page, 'judge')
  await listenFor(gus.page, 'Glaub mir!')
  await heidi.page.keyboard.press('t')
  await heidi.page.locator('[data-phrase="believe_me"]').click()
  await gus.page.waitForFunction(() => window.heard)
  await assertAccessible(gus.page)
  await picture(gus.page, 'maxonaut-judging-phone-de')

  // The breath is held: the point is nowhere to be seen before the cards are.
  await watchReveal(gus.page)
  const stamp = gus.page.locator('.board .stamp', { hasText: 'Gelogen!' }).waitFor()
  await Promise.all([stamp, doubt(gus.page)])
  const atFirst = await gus.page.waitForFunction(() => window.atFirst)
  assert.deepEqual(await atFirst.jsonValue(), { stamps: 0, points: 0 })
  await gus.page.waitForTimeout(700)
  await picture(gus.page, 'maxonaut-reveal-phone-de')
  for (const { page } of [heidi, gus]) {
    await page.locator('.board').waitFor({ state: 'detached' })
    assert.equal(await pointsOf(page, 'Heidi'), 1)
    assert.equal(await pointsOf(page, 'Gus'), 0)
  }
  await heidi.page.locator('aside').getByText('bekommst einen Strafpunkt für die Lüge').waitFor()

  await gus.page.getByRole('button', { name: 'Etwas sagen' }).click()
  await assertAccessible(gus.page)
  await picture(gus.page, 'maxonaut-talk-phone-de')
  await gus.page.getByRole('button', { name: 'Heidi', exact: true }).click()
  await gus.page.keyboard.press('Escape')
  await heidi.page.keyboard.press('t')
  await heidi.page.locator('[data-phrase="ouch"]').click()
  await heidi.page.locator('aside').getByText('Du: „Autsch!“').waitFor()
  await gus.page.locator('.line').click()
  await gus.page.getByText('Heidi: „Glaub mir!“').waitFor()
  assert.equal(await gus.page.getByText('Autsch').count(), 0)
  assertNoErrors(heidi, gus)
})

// MAX-O2
test('a value typed the wrong way round counts, and costs a point', async () => {
  const { heidi, gus } = await twoPeople({ options: ['kostet einen Strafpunkt'] })
  await lay(heidi.page, 2)
  await waitFor(heidi.page, 'type')
  await heidi.page.getByRole('button', { name: '4', exact: true }).click()
  await heidi.page.keyboard.press('5')
  await assertAccessible(heidi.page)
  await picture(heidi.page, 'maxonaut-typing-laptop-de')
  // What is shown of it does not stay for long.
  await Promise.all([
    heidi.page.locator('.board').waitFor(),
    heidi.page.getByRole('button', { name: '45 ansagen' }).click(),
  ])
  await waitFor(gus.page, 'judge')
  assert.match(await gus.page.locator('.statement').innerText(), /45\s*zählt als 54/)
  for (const { page } of [heidi, gus]) {
    await page.locator('.board').waitFor({ state: 'detached' })
    assert.equal(await pointsOf(page, 'Heidi'), 1)
  }
  // What is not higher cannot be said.
  await believe(gus.page)
  await waitFor(gus.page, 'lay')
  await gus.page.getByRole('button', { name: 'Keine Karte legen' }).click()
  await waitFor(gus.page, 'type')
  await picture(gus.page, 'maxonaut-typing-phone-de')
  await gus.page.keyboard.type('35')
  assert.ok(await gus.page.getByRole('button', { name: '35 ist zu niedrig' }).isDisabled())
  assertNoErrors(heidi, gus)
})

// Bombs, and pairs against them.
const BOMBS = rulesWith({
  id: 'bomben',
  de: 'Bombenstimmung',
  en: 'Bombs',
  limit: 20,
  deck: { 2: 20, bomb: 20 },
})

async function layLast(page) {
  for (let n = 0; n < 2 && (await page.locator('.hand .open').count()); n++) {
    await tap(page.locator('.hand .open').last())
  }
  return tap(page.locator(CALM))
}

/** Bombs come last in a hand, and are laid; what is kept are the pairs. */
async function layBombs(page, now) {
  if (now === 'lay') return layLast(page)
  if (now === 'judge' && (await page.locator('.hand [data-card]').count()))
    return tap(page.locator(BOLD))
  return playOn(page)
}

async function meetBomb(page, screen) {
  await page.reload()
  await waitFor(page, 'trap')
  await page.locator('.board [data-turned="bomb"]').first().waitFor()
  await page.locator('.board .stamp', { hasText: 'Bombe!' }).waitFor()
  await assertAccessible(page)
  await picture(page, `maxonaut-bomb-${screen}-de`)
  await Promise.all([
    page.locator('.stamp', { hasText: 'Entschärft!' }).waitFor(),
    page.locator('.trap .show').first().click(),
  ])
}

test('a bomb is turned up: the table waits for the antidote, over a reload too', async () => {
  const { heidi, gus } = await twoPeople({ file: BOMBS })
  const people = [heidi.page, gus.page]
  let met = false
  const watch = watchOver(people)
  while (!met) {
    let done = false
    for (const page of people) {
      const now = await asked(page)
      if (now === 'trap' && (await page.locator('.trap .show').count())) {
        met = true
        await meetBomb(page, page === heidi.page ? 'laptop' : 'phone')
        break
      }
      // Whoever has asked for it already waits for the other.
      const acted =
        now === 'over'
          ? await tap(page.getByRole('button', { name: 'Revanche' }))
          : await layBombs(page, now)
      done ||= acted
    }
    await watch(done)
    await heidi.page.waitForTimeout(60)
  }
  assertNoErrors(heidi, gus)
})

test('the keyboard alone judges, lays and announces', async () => {
  const { heidi, gus } = await twoPeople()
  const { page } = heidi
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  assert.equal(await page.locator('[data-chosen]').count(), 2)
  await page.keyboard.press('Backspace')
  assert.equal(await page.locator('[data-chosen]').count(), 1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('x')
  await page.keyboard.press(' ')
  await waitFor(page, 'announce')
  await page.keyboard.type('43')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press(' ')
  await waitFor(gus.page, 'judge')
  assert.match(await gus.page.locator('.statement').innerText(), /51/)

  await gus.page.keyboard.press('g')
  await waitFor(gus.page, 'lay')
  await gus.page.keyboard.press('u')
  await gus.page.keyboard.press(' ')
  await waitFor(gus.page, 'announce')
  await gus.page.keyboard.type('98')
  await gus.page.keyboard.press(' ')
  await waitFor(page, 'judge')
  await page.keyboard.press('i')
  await page.getByRole('dialog').getByText('Matchmaker ungerade').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await Promise.all([page.locator('.board').waitFor(), page.keyboard.press('a')])
  await page.keyboard.press('Escape')
  assertNoErrors(heidi, gus)
})
