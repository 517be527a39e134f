// Two against two: everybody sees who plays with whom, at the seats and on the sheet. And whoever sat
// there checks that the cards were mixed as was fixed beforehand, with a value of their own in it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { openTable, playDeal } from './lib/play.mjs'

const place = openPlace()

const signs = (page, at) =>
  page
    .locator(`${at} [role=img][aria-label^="Team "]`)
    .evaluateAll((all) => all.map((sign) => sign.getAttribute('aria-label')))

/** A match of one deal, two against two, with bots on the other seats. */
async function partners(page) {
  await openTable(page, place.server.url, {
    name: 'Paula',
    rules: /^Live Mau-Mau/,
    seats: 4,
    options: { Spielart: 'Einzelspiel', Partner: 'zu zweit gegen zwei' },
  })
  await page.getByRole('button', { name: 'Mit Bots auffüllen' }).click()
  await page.getByRole('button', { name: 'Karten geben' }).click()
  await page.locator('.hand [data-card]').first().waitFor()
}

const checkShuffle = (page) =>
  page.locator('dialog').getByRole('button', { name: 'Die Mischung prüfen' }).click()

for (const viewport of [PHONE, LAPTOP])
  test(`partners are told apart, and the shuffle is checked (${viewport.width})`, async () => {
    const paula = await person(place.browser, { viewport })
    const { page } = paula
    await partners(page)
    await page.locator('.self [aria-label^="Team "]').waitFor()
    const mine = await signs(page, '.self')
    assert.equal(mine.length, 1)
    // Partners sit across: the one in the middle of three is one's own.
    await page.waitForFunction(
      () => document.querySelectorAll('.plate [aria-label^="Team "]').length === 3,
    )
    const [left, across, right] = await signs(page, '.plate')
    assert.equal(across, mine[0])
    assert.equal(left, right)
    assert.notEqual(left, across)
    await assertAccessible(page)
    await picture(page, `partners-${viewport.width}`)

    await playDeal(page)
    assert.deepEqual(await signs(page, 'dialog .teams'), [mine[0], left, mine[0], left])
    assert.equal((await signs(page, 'dialog li')).length, 4)
    assert.equal(await page.locator('dialog li.winner').count(), 2, 'a team has won')
    await assertAccessible(page)
    await picture(page, `partners-result-${viewport.width}`)

    await checkShuffle(page)
    await page.getByText('Gemischt wurde, wie es vorher feststand.').waitFor()
    // A value that is opened too late is not in it: then another match has to show it.
    const own = page.getByText(/(Der Wert von|Von) diesem Gerät /)
    for (let tries = 0; tries < 3; tries++) {
      if (/ist dabei/.test(await own.innerText())) break
      await partners(page)
      await playDeal(page)
      await checkShuffle(page)
    }
    await page.getByText('Der Wert von diesem Gerät ist dabei.').waitFor()
    await assertAccessible(page)
    await picture(page, `shuffle-${viewport.width}`)
    // Whether the house breaks matches off is told below.
    await page.getByText('vom Haus abgebrochen').scrollIntoViewIfNeeded()
    await assertAccessible(page)
    await picture(page, `shuffle-house-${viewport.width}`)
    assertNoErrors(paula)
  })

test('a match in which one entry was changed afterwards does not pass', async () => {
  const paula = await person(place.browser)
  const { page } = paula
  await partners(page)
  await playDeal(page)
  let changed = false
  await page.route(/\/api\/.*\/file$/, async (route) => {
    const answer = await route.fetch()
    const file = await answer.json()
    const moved = file.entries.find((entry) => JSON.stringify(entry).includes('"moved"'))
    moved.at = (moved.at ?? 0) + 1
    changed = true
    await route.fulfill({ response: answer, json: file })
  })
  await checkShuffle(page)
  await page.getByText('Da stimmt etwas nicht.').waitFor()
  assert.ok(changed)
  assertNoErrors(paula)
})
