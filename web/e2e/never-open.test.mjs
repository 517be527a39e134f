// A table whose matches are never opened: whoever comes is told before, and afterwards nothing leads to a film.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, person, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { isOver, join, openTable, playOnce, watchOver } from './lib/play.mjs'

const place = openPlace()

test('a match that is never opened leaves no film, no file and no link', async () => {
  const anna = await person(place.browser, { locale: 'de-DE' })
  const ben = await person(place.browser, { locale: 'de-DE' })
  await openTable(anna.page, place.server.url, {
    name: 'Anna',
    rules: /^Live Mau-Mau/,
    seats: 2,
    options: { Spielart: 'Einzelspiel', 'Nach der Partie': 'Nie aufdecken' },
  })
  await ben.page.goto(anna.page.url())
  await ben.page.getByText('sieht danach niemand mehr').waitFor()
  await picture(ben.page, 'never-open-gate-phone')
  await join(ben.page, anna.page.url(), 'Ben')
  await anna.page.getByRole('button', { name: 'Karten geben' }).click()
  const pages = [anna.page, ben.page]
  for (const page of pages) await page.locator('.hand [data-card]').first().waitFor()
  const watch = watchOver(pages)
  while (!(await isOver(anna.page)) || !(await isOver(ben.page))) {
    let done = false
    for (const page of pages) done = (!(await isOver(page)) && (await playOnce(page))) || done
    await watch(done)
    await anna.page.waitForTimeout(60)
  }
  for (const page of pages) {
    const result = page.getByRole('dialog')
    await result.waitFor()
    assert.equal(await result.locator('a[href*="/partie/"]').count(), 0, 'nothing leads to a film')
    await assertAccessible(page)
    const mine = await page.evaluate(() => fetch('/api/matches').then((answer) => answer.json()))
    assert.deepEqual(mine.matches, [])
  }
  assertNoErrors(anna, ben)
})
