import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, openAs, person, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { quickGame } from './lib/play.mjs'

const place = openPlace()
const SIZES = {
  'a phone on its side': { width: 844, height: 390 },
  'a small phone on its side': { width: 667, height: 375 },
  'a laptop enlarged to twice the size': { width: 720, height: 450 },
  'the smallest phone': { width: 320, height: 568 },
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`everything to play with is in sight on ${name}`, async () => {
    const one = await person(place.browser, { viewport })
    await quickGame(one.page, place.server.url, 'Anna')
    await assertInSight(one.page, '.hand', '.actions button')
    assert.deepEqual(await covered(one.page), [], 'the piles lie on somebody')
    await assertAccessible(one.page)
    await picture(one.page, `small-${viewport.width}`)
    assertNoErrors(one)
  })
}

test('a hand of Maxonaut is in sight on a phone on its side', async () => {
  const one = await person(place.browser, { viewport: SIZES['a phone on its side'] })
  await quickGame(one.page, place.server.url, 'Anna', 'Maxonaut')
  await assertInSight(one.page, '.own .hand')
  await picture(one.page, 'small-maxonaut')
  assertNoErrors(one)
})

for (const locale of ['de-DE', 'en-GB']) {
  test(`opening a table needs no scrolling to the side on the smallest phone (${locale})`, async () => {
    const viewport = SIZES['the smallest phone']
    const one = await person(place.browser, { viewport, locale })
    await one.page.goto(`${place.server.url}/neu`)
    await one.page.getByRole('radio', { name: /^Live Mau-Mau/ }).waitFor()
    await one.page.locator('.seats output').waitFor()
    for (const rules of [/^Live Mau-Mau/, /^Maxonaut/]) {
      await one.page.getByRole('radio', { name: rules }).check()
      assert.equal(await one.page.evaluate(() => document.scrollingElement.scrollWidth), 320)
    }
    assertNoErrors(one)
  })
}

for (const width of [320, 360]) {
  test(`a free seat is named beside its buttons at ${width} px`, async () => {
    const one = await person(place.browser, { viewport: { width, height: 640 } })
    const { page } = one
    await openAs(page, place.server.url, 'Annemarie')
    const code = await page.evaluate(async () => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chosen: { base: 'live', options: {} }, seats: 4 }),
      })
      return (await answer.json()).code
    })
    await page.goto(`${place.server.url}/t/${code}`)
    await page.locator('.seats li').first().waitFor()
    const room = await page.locator('.seats li').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange()
        words.selectNodeContents(one.querySelector('.who'))
        const button = one.querySelector('button').getBoundingClientRect()
        return button.left - words.getBoundingClientRect().right
      }),
    )
    assert.equal(room.length, 4)
    assert.ok(Math.min(...room) >= 0, `${room}`)
    assertNoErrors(one)
  })
}

/** Nothing of these lies beyond the edges of the page. */
async function assertInSight(page, ...selectors) {
  for (const selector of selectors) {
    const boxes = await page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { top, left, bottom, right } = one.getBoundingClientRect()
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      }),
    )
    assert.ok(boxes.length > 0, `there is no ${selector}`)
    assert.ok(!boxes.includes(false), `${selector} is partly out of sight`)
  }
}

/** The names of the others that a pile covers. */
function covered(page) {
  return page.evaluate(() => {
    const box = (one) => one.getBoundingClientRect()
    const piles = [...document.querySelectorAll('.middle [data-pile]')].map(box)
    const meets = (a, b) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return [...document.querySelectorAll('.place')]
      .filter((plate) => piles.some((pile) => meets(pile, box(plate))))
      .map((plate) => plate.textContent)
  })
}
