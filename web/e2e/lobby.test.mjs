// The lobby: what people wait for is in sight without scrolling, and nothing lies on anything.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, openAs, person, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()

const SIZES = [
  [390, 844],
  [360, 740],
  [1366, 768],
]
const WORDS = {
  'de-DE': {
    sit: 'Hier hinsetzen',
    fill: 'Mit Bots auffüllen',
    deal: 'Karten geben',
    copy: 'Link kopieren',
    waits: /^2 von \d Plätzen besetzt\. Der Gastgeber gibt/,
  },
  'en-GB': {
    sit: 'Sit here',
    fill: 'Fill with bots',
    deal: 'Deal the cards',
    copy: 'Copy link',
    waits: /^2 of \d seats taken\. The host deals/,
  },
}

/** What is not wholly on the screen, or lies under something else. */
async function outOfSight(things) {
  const found = []
  for (const [name, thing] of Object.entries(things)) {
    const where = await thing.evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        return `lies at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return one.contains(hit) ? '' : `lies under ${hit?.className}`
    })
    if (where) found.push(`${name} ${where}`)
  }
  return found
}

/** Goes through the page with the tabulator's order: what has the focus can be seen. */
async function covered(page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main :is(button, a, select):not(:disabled)')]
    const under = all.flatMap((one) => {
      one.focus()
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return one.contains(hit) || one.closest('label, .rules') ? [] : [one.textContent.trim()]
    })
    document.activeElement.blur()
    scrollTo(0, 0)
    return under
  })
}

/** Choices side by side whose words do not fit, or nearly touch each other. */
const tight = (page) =>
  page.locator('.bots label').evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(one.lastChild)
      const { left, right, height } = words.getBoundingClientRect()
      const room = Math.min(left - box.left, box.right - right)
      return room < 5 || height > 30
        ? [`${one.textContent.trim()}: ${room} px, ${height} high`]
        : []
    }),
  )

for (const [base, seats, locale] of [
  ['live', 4, 'de-DE'],
  ['verschaerft', 6, 'en-GB'],
  ['verschaerft', 7, 'de-DE'],
  ['maxonaut', 4, 'en-GB'],
]) {
  test(`${base} with ${seats} seats: dealing and waiting need no scrolling (${locale})`, async () => {
    const t = WORDS[locale]
    const host = await person(place.browser, { locale })
    // As on a phone, where a link can be shared.
    await host.context.addInitScript(() => (navigator.share ??= async () => {}))
    const guest = await person(place.browser, { locale })
    await openAs(host.page, place.server.url, 'Annemarie')
    await openAs(guest.page, place.server.url, 'Jupp')
    const code = await opened(host.page, base, seats)
    for (const { page } of [host, guest]) {
      await page.goto(`${place.server.url}/t/${code}`)
      await page.getByRole('button', { name: t.sit }).first().click()
    }
    await host.page.getByText('Jupp', { exact: true }).first().waitFor()

    const button = (page, name) => page.getByRole('button', { name, exact: true })
    const named = (page, name) => page.locator('.seats strong', { hasText: name })
    const there = ({ page }) => ({
      copy: button(page, t.copy),
      host: named(page, 'Annemarie'),
      guest: named(page, 'Jupp'),
      bar: page.locator('.bar'),
      state: page.locator('.bar [role=status]'),
      ...Object.fromEntries(
        Array.from({ length: seats }, (_, at) => [
          `seat ${at + 1}`,
          page.locator('.seats li').nth(at),
        ]),
      ),
    })
    const found = []
    for (const [width, height] of SIZES) {
      for (const { page } of [host, guest]) await page.setViewportSize({ width, height })
      await host.page.waitForTimeout(100)
      const deals = host.page.locator('.bar button').last()
      found.push(
        ...(await outOfSight({ ...there(host), fill: button(host.page, t.fill), deals })),
        ...(await outOfSight(there(guest))),
        ...(await tight(host.page)),
        ...(await covered(host.page)),
        ...(await covered(guest.page)),
      )
      await picture(host.page, `lobby-host-${base}-${seats}-${width}`)
      await picture(guest.page, `lobby-guest-${base}-${seats}-${width}`)
    }
    assert.deepEqual(found, [])
    assert.match((await there(guest).state.innerText()).trim(), t.waits)
    for (const { page } of [host, guest]) await assertAccessible(page)

    // Who goes by the keyboard meets the seats, then what is done with them, then what is read.
    const parts = host.page.locator('main > :is(.seats, .bar, .news, .rules)')
    const order = await parts.evaluateAll((all) =>
      all.map((one) => ['seats', 'bar', 'news', 'rules'].find((it) => one.classList.contains(it))),
    )
    assert.deepEqual(order, ['seats', 'bar', 'news', 'rules'])

    await button(host.page, t.fill).click()
    for (const [width, height] of SIZES) {
      await host.page.setViewportSize({ width, height })
      await button(host.page, t.fill).waitFor({ state: 'detached' })
      assert.deepEqual(await outOfSight({ deal: button(host.page, t.deal) }), [])
    }
    await button(host.page, t.deal).click()
    await guest.page.locator('.own .hand').waitFor()
    assertNoErrors(host, guest)
  })
}

const opened = (page, base, seats) =>
  page.evaluate(
    async ({ base, seats }) => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chosen: { base, options: {} }, seats }),
      })
      return (await answer.json()).code
    },
    { base, seats },
  )
