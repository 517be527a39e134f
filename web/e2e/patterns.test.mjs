// A rule that somebody has made up at home, with a name of its own: it is read before the first card,
// and said by its name when it happens.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { DE, EN } from './lib/maxonaut.mjs'
import { openPlace } from './lib/place.mjs'
import { openTable, playDeal } from './lib/play.mjs'

const place = openPlace()

/** Any two cards of one colour that lie on one another: it happens all the time. */
const WAVE = `
base = "live"
id = "waves"
options = []
match = "single"

[patterns.wave]
name = { de = "Farbwelle", en = "Wave of colour" }
row = { by = "colour", cards = "2-" }
does.reverse.with_two = "nothing"
`

const SEATS = [
  { viewport: PHONE, words: DE, title: 'Muster', says: /„Farbwelle“/, bubble: 'Farbwelle' },
  { viewport: LAPTOP, words: EN, title: 'Patterns', says: /“Wave of/, bubble: 'Wave of colour' },
]

for (const { viewport, words, title, says, bubble } of SEATS) {
  test(`a pattern of one's own is read, happens and is said (${words.locale})`, async () => {
    const { page, errors } = await person(place.browser, { viewport, locale: words.locale })
    await openTable(page, place.server.url, { name: 'Ida', seats: 3, words, file: WAVE })
    await page.getByRole('heading', { name: title }).waitFor()
    await page.locator('.rules li', { hasText: says }).first().waitFor()
    await page.getByRole('button', { name: words.fill }).click()
    await page.getByRole('button', { name: words.start }).click()
    let seen = 0
    const shown = page.locator('.bubble', { hasText: bubble }).first()
    await playDeal(page, {
      until: async () => {
        if (!(await shown.isVisible())) return false
        seen++
        await picture(page, `pattern-${words.locale}`)
        await assertAccessible(page)
        return true
      },
    })
    assert.equal(seen, 1)
    assertNoErrors({ errors })
  })
}
