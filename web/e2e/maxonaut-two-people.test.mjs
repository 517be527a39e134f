import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { DE, doubt, lay, MODEST, openMaxonaut, waitFor } from './lib/maxonaut.mjs'
import { openPlace } from './lib/place.mjs'
import { join } from './lib/play.mjs'

const place = openPlace()

const pointsOn = (page, name) =>
  page
    .locator('.self, .plate')
    .filter({ has: page.locator('strong', { hasText: name }) })
    .locator('.pips .on')
    .count()

test('a liar on a phone in German is caught on a laptop in English until the match is lost', async () => {
  const jupp = await person(place.browser, { viewport: PHONE, locale: 'de-DE' })
  const rosie = await person(place.browser, { viewport: LAPTOP, locale: 'en-GB' })
  await openMaxonaut(jupp.page, place.server.url, {
    name: 'Jupp',
    seats: 2,
    file: MODEST,
  })
  await join(rosie.page, jupp.page.url(), 'Rosie')
  await jupp.page.getByText('Rosie', { exact: true }).first().waitFor()
  await jupp.page.getByLabel('Den Anfang macht').selectOption({ label: 'Jupp' })
  await jupp.page.getByRole('button', { name: DE.start }).click()

  // Whoever is caught begins the next round.
  const bold = ['99', '21', '99']
  for (const [rounds, lie] of bold.entries()) {
    await waitFor(jupp.page, 'lay')
    await lay(jupp.page, 2)
    await waitFor(jupp.page, 'announce')
    await assertAccessible(jupp.page)
    await jupp.page.locator(`.ladder [data-claim="${lie}"]`).click()
    await picture(jupp.page, 'maxonaut-lie-announcing-phone-de')
    await jupp.page.getByRole('button', { name: `${lie} ansagen` }).click()

    await waitFor(rosie.page, 'judge')
    if (rounds === 0) {
      await jupp.page.getByRole('button', { name: 'Etwas sagen' }).click()
      // A balloon does not stay for long.
      await Promise.all([
        rosie.page.locator('.plate .bubble', { hasText: 'Would I lie?' }).waitFor(),
        jupp.page.locator('[data-phrase="would_i_lie"]').click(),
      ])
    }
    await rosie.page.waitForTimeout(300)
    await assertAccessible(rosie.page)
    await picture(rosie.page, 'maxonaut-lie-judging-laptop-en')
    const screens = [
      [rosie.page, 'A lie!', 'laptop-en'],
      [jupp.page, 'Gelogen!', 'phone-de'],
    ]
    await Promise.all([
      ...screens.map(async ([page, words, name]) => {
        await page.locator('.board .stamp', { hasText: words }).waitFor()
        await picture(page, `maxonaut-lie-reveal-${name}`)
      }),
      doubt(rosie.page),
    ])
    for (const [page] of screens) {
      await page.locator('.board').waitFor({ state: 'detached' })
      assert.equal(await pointsOn(page, 'Jupp'), rounds + 1)
      assert.equal(await pointsOn(page, 'Rosie'), 0)
    }
  }
  await jupp.page.getByRole('heading', { name: 'Du verlierst die Partie' }).waitFor()
  await rosie.page.getByRole('heading', { name: 'You win!' }).waitFor()
  for (const { page } of [jupp, rosie]) {
    const totals = await page.locator('dialog .total').allInnerTexts()
    assert.deepEqual(totals.map(Number).sort(), [0, bold.length])
  }
  assertNoErrors(jupp, rosie)
})
