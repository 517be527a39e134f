// How a match looks when it is watched again. The server's answers are recorded from a match that
// was played on it, so that every picture is of the same one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  assertAccessible,
  assertNoErrors,
  LAPTOP,
  openAs,
  person,
  PHONE,
  picture,
} from './lib/browser.mjs'
import { filmed, FILM_ID, showFilm } from './lib/filmed.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()
const SMALL = { width: 320, height: 568 }
const SCREENS = { phone: PHONE, small: SMALL, laptop: LAPTOP }
const GAMES = {
  mau: { base: 'live', seats: 4, options: { format: 'points' } },
  maxonaut: { base: 'maxonaut', seats: 3, options: { limit: '3' } },
}
const recorded = {}
/** A match of each game, played once for all tests. */
async function filmOf(game) {
  recorded[game] ??= (async () => {
    const { context } = await person(place.browser)
    const film = await filmed(context, place.house.url, GAMES[game])
    await context.close()
    return film
  })()
  return recorded[game]
}

async function watching(game, { hash = '', path = FILM_ID, ...options } = {}) {
  const film = await filmOf(game)
  const someone = await person(place.browser, options)
  const asked = await showFilm(someone.page, film)
  await openAs(someone.page, place.house.url, 'Anna')
  await someone.page.goto(`${place.house.url}/partie/${path}${hash}`)
  return { ...someone, ...film, asked }
}

const stepOf = (page) => page.getByRole('slider').inputValue().then(Number)
const felt = (page) => page.locator('.felt .plate').first()

for (const game of Object.keys(GAMES)) {
  for (const [name, viewport] of Object.entries(SCREENS)) {
    for (const locale of ['de-DE', 'en-GB']) {
      test(`a match of ${game} on ${name} in ${locale}`, async () => {
        const someone = await watching(game, { viewport, locale, hash: '#14' })
        const { page } = someone
        await felt(page).waitFor()
        await page.waitForLoadState('networkidle')
        assert.equal(await stepOf(page), 14)
        await picture(page, `replay-${game}-${name}-${locale.slice(0, 2)}`)
        await assertAccessible(page)
        const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)
        assert.ok(wide <= 0, `${wide} px too wide`)
        const small = await page.locator('.watch :is(button, select, a)').evaluateAll((all) =>
          all
            .filter((one) => !one.closest('[inert]') && one.checkVisibility())
            .map((one) => [
              one.getAttribute('aria-label') ?? one.textContent,
              one.getBoundingClientRect(),
            ])
            .filter(([, box]) => box.width < 44 || box.height < 44)
            .map(([what, box]) => `${what}: ${box.width}x${box.height}`),
        )
        assert.deepEqual(small, [])
        assertNoErrors(someone)
        await someone.context.close()
      })
    }
  }
}
