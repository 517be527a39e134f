// A jack is turned up at the start: whoever begins wishes before the first turn.
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
import { openPlace } from './lib/place.mjs'

const place = openPlace()

/** Nothing but a jack is left lying at the start. */
const RULES = `base = "schule"
id = "jacks"
cards.J.wish.of = "suit"
deal.start_wishes = ["J"]
deal.start_again = ["7", "8", "9", "10", "Q", "K", "A"]
options = []
`
const WORDS = {
  'de-DE': { asked: 'Du beginnst: Was wünschst du dir?', hearts: 'Herz', now: 'Gewünscht: Herz' },
  'en-GB': { asked: 'You begin: what do you wish for?', hearts: 'Hearts', now: 'Wish: hearts' },
}

/** Goes to tables against a bot until the lot lets the reader begin. */
async function begin(page, asked) {
  for (let i = 0; i < 20; i++) {
    const code = await page.evaluate(async (file) => {
      const answer = await fetch('/api/tables/quick', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chosen: { file }, seats: 2, bot: 'regel' }),
      })
      return (await answer.json()).code
    }, RULES)
    await page.goto(`${place.server.url}/t/${code}`)
    await page.locator('.hand [data-card]').nth(4).waitFor()
    if (await page.locator('.self').getByText(asked).count()) return
  }
  assert.fail('the lot never fell on the reader')
}

for (const [viewport, locale, name] of [
  [PHONE, 'de-DE', 'phone-de'],
  [LAPTOP, 'en-GB', 'laptop-en'],
]) {
  test(`who begins wishes, with the hand in sight (${name})`, async () => {
    const words = WORDS[locale]
    const anna = await person(place.browser, { viewport, locale })
    const { page } = anna
    await openAs(page, place.server.url, 'Anna')
    await begin(page, words.asked)
    const choices = page.locator('.choices button')
    await choices.first().waitFor()
    assert.equal(await choices.count(), 4)
    await assertAccessible(page)
    await picture(page, `start-wish-${name}`)
    await page.getByRole('button', { name: words.hearts, exact: true }).focus()
    await page.keyboard.press('Enter')
    await choices.first().waitFor({ state: 'detached' })
    await page.getByText(words.now).first().waitFor({ state: 'attached' })
    await picture(page, `start-wish-done-${name}`)
    assertNoErrors(anna)
    await anna.context.close()
  })
}
