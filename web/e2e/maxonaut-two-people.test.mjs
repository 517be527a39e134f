import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { announce, DE, doubt, EN, lay, openMaxonaut, waitFor } from './lib/maxonaut.mjs'
import { openPlace } from './lib/place.mjs'
import { handOf, join } from './lib/play.mjs'

const place = openPlace()

/** Points by name, as a screen shows them. */
const pointsOn = (page) =>
  page
    .locator('.self, .plate')
    .evaluateAll((seats) =>
      Object.fromEntries(
        seats.map((seat) => [
          seat.querySelector('strong').textContent,
          seat.querySelectorAll('.pips .on').length,
        ]),
      ),
    )

test('a liar on a phone in German is caught on a laptop in English, until the match is lost', async () => {
  const [limit, three] = DE.limit
  const jupp = await person(place.browser, { viewport: PHONE, locale: 'de-DE' })
  const rosie = await person(place.browser, { viewport: LAPTOP, locale: 'en-GB' })
  await openMaxonaut(jupp.page, place.house.url, {
    name: 'Jupp',
    seats: 2,
    options: { [limit]: three, Sonderkarten: 'ohne, zum Lernen' },
  })
  await join(rosie.page, jupp.page.url(), 'Rosie')
  await jupp.page.getByText('Rosie', { exact: true }).first().waitFor()
  await jupp.page.getByLabel('Den Anfang macht').selectOption({ label: 'Jupp' })
  await jupp.page.getByRole('button', { name: DE.start }).click()

  // Whoever is caught begins again: one point for the first lie, two for a Maxonaut.
  let points = 0
  for (const [bold, costs] of [
    ['99', 1],
    ['21', 2],
  ]) {
    await waitFor(jupp.page, 'lay')
    const laid = (await handOf(jupp.page)).slice(0, 2).sort().join('')
    await picture(jupp.page, `maxonaut-lie-laying-phone-de`)
    await lay(jupp.page, 2)

    await waitFor(jupp.page, 'announce')
    await assertAccessible(jupp.page)
    await picture(jupp.page, `maxonaut-lie-announcing-phone-de`)
    await picture(rosie.page, `maxonaut-lie-waiting-laptop-en`)
    // The cards are what they are: no lie where just these were dealt.
    const lie = { 99: laid !== '99', 21: laid !== '12' }[bold]
    await announce(jupp.page, bold)
    await jupp.page.getByRole('button', { name: 'Etwas sagen' }).click()
    await jupp.page.locator('[data-phrase="would_i_lie"]').click()

    await waitFor(rosie.page, 'judge')
    await rosie.page.locator('.plate .bubble', { hasText: 'Would I lie?' }).waitFor()
    await assertAccessible(rosie.page)
    await picture(rosie.page, `maxonaut-lie-judging-laptop-en`)
    const before = await pointsOn(jupp.page)
    await doubt(rosie.page)
    for (const [{ page }, word, name] of [
      [rosie, lie ? 'A lie!' : 'True!', 'laptop-en'],
      [jupp, lie ? 'Gelogen!' : 'Wahr!', 'phone-de'],
    ]) {
      await page.locator('.board .stamp', { hasText: word }).waitFor()
      await picture(page, `maxonaut-lie-reveal-${name}`)
    }
    points = costs
    console.log(before, lie, points)
  }
  assertNoErrors(jupp, rosie)
})
