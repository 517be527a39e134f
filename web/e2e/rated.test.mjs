// A rated match between two people, and what it makes of the ratings of both.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture, PHONE } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { dealAgain, isOver, join, openTable, playOnce, watchOver } from './lib/play.mjs'

const place = openPlace()

/** What each of the two reads, in the own language. */
const WORDS = {
  de: {
    own: 'Meine Zahlen',
    rules: 'Nach Regeln',
    rating: /Wertung: (\d+) Punkte, auf ±(\d+) genau/,
    chart: /Wertung, Partie für Partie/,
    expected: /^erwartet/,
  },
  en: {
    own: 'My numbers',
    rules: 'By rules',
    rating: /Rating: (\d+) points, give or take (\d+)/,
    chart: /rating, match by match/,
    expected: /^expected/,
  },
}

async function playOut(...pages) {
  const watch = watchOver(pages)
  for (const over = new Set(); over.size < pages.length;) {
    let done = false
    for (const page of pages) {
      if (await isOver(page)) over.add(page)
      else done = (await playOnce(page)) || done
    }
    await watch(done)
    await pages[0].waitForTimeout(60)
  }
}

/** Goes there from the result and waits until both matches have been counted; what is told then. */
async function ratingOf(page, words) {
  await page.getByRole('dialog').getByRole('link', { name: words.own }).click()
  await page.waitForURL(/\/zahlen$/)
  const chart = page.getByRole('img', { name: words.chart })
  for (let tries = 0; tries < 60 && !(await chart.isVisible()); tries++) {
    await page.waitForTimeout(500)
    await page.reload()
    await page.getByRole('heading', { name: words.rules }).waitFor()
  }
  await chart.waitFor()
  const told = await page.getByText(words.rating).first().innerText()
  const [, points, spread] = told.match(words.rating)
  return { points: Number(points), spread: Number(spread) }
}

async function fitsAndIsAccessible(page, lang) {
  for (const [name, size] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
    await page.setViewportSize(size)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(wider <= 0, `${name} ${lang}: ${wider} px too wide`)
    await assertAccessible(page)
    await picture(page, `rated-${name}-${lang}`)
  }
}

test('two people play for their ratings and look at them', async () => {
  const anna = await person(place.browser, { locale: 'de-DE' })
  const ben = await person(place.browser, { locale: 'en-GB' })
  await openTable(anna.page, place.server.url, {
    name: 'Anna',
    rules: /^Live Mau-Mau/,
    seats: 2,
    options: { Spielart: 'Einzelspiel', Wertung: 'Gewertet' },
  })
  await join(ben.page, anna.page.url(), 'Ben')
  await anna.page.getByText('Ben', { exact: true }).first().waitFor()
  await picture(anna.page, 'rated-lobby-phone-de')
  await anna.page.getByRole('button', { name: 'Karten geben' }).click()
  const pages = [anna.page, ben.page]
  for (const page of pages) await page.locator('.hand [data-card]').first().waitFor()
  await playOut(...pages)
  // One match is a point, a second one a course.
  await dealAgain(...pages)
  await playOut(...pages)

  const hers = await ratingOf(anna.page, WORDS.de)
  const his = await ratingOf(ben.page, WORDS.en)
  // What one wins the other loses, and of both as much is known.
  assert.ok(Math.abs(hers.points + his.points - 2000) <= 1, JSON.stringify({ hers, his }))
  assert.equal(hers.spread, his.spread)
  assert.ok(
    hers.spread > 0 && hers.spread <= 333,
    `no less sure than of a newcomer: ${hers.spread}`,
  )
  for (const [page, words] of [
    [anna.page, WORDS.de],
    [ben.page, WORDS.en],
  ]) {
    const table = page.getByRole('table', { name: /Live Mau-Mau/ })
    assert.match(
      await table.getByRole('row', { name: words.expected }).innerText(),
      /[01][,.]\d{1,2}$/,
    )
  }
  await fitsAndIsAccessible(anna.page, 'de')
  await fitsAndIsAccessible(ben.page, 'en')
  assertNoErrors(anna, ben)
})
