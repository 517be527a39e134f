import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { person } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { myTurn, quickGame } from './lib/play.mjs'

const place = openPlace()
const KILO = 1000

// What a phone on a bad connection has to load until the first card can be laid.
for (const game of ['Mau-Mau', 'Maxonaut']) {
  test(`a first visit to a table of ${game} loads at most 62.6 kB of script and 150 kB in all`, () =>
    visit(game))
}

// What it has loaded once it is ready for whatever may happen, so that nothing is missing on a train.
for (const game of ['Mau-Mau', 'Maxonaut']) {
  test(`a table of ${game} loads at most 150.5 kB in all, with what is fetched ahead`, async () => {
    const { page } = await person(place.browser)
    const loaded = watch(page)
    // The last of what is fetched ahead.
    const last = ['Settings', ...(game === 'Mau-Mau' ? ['later'] : [])].map((name) =>
      page.waitForResponse((response) => response.url().includes(`/${name}-`), { timeout: 90_000 }),
    )
    await quickGame(page, place.server.url, 'Anna', game)
    await Promise.all(last)
    await page.waitForLoadState('networkidle')
    const all = await loaded()
    assert.ok(all.some(({ url }) => url.includes('/ResultDialog-')))
    // Nobody teaches here, waits for the game to begin, or chooses other rules.
    const needless = all.filter(({ url }) => /\/(Guide|lobby|ChangeDialog)-/.test(url))
    assert.deepEqual(needless, [])
    const total = sum(all)
    assert.ok(total <= 150.5 * KILO, `${total} bytes in all`)
  })
}

const sum = (all) => all.reduce((total, { size }) => total + size, 0)

/** What the page loads, each file once, in bytes as they would be sent. */
function watch(page) {
  const loaded = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'websocket') return
    const body = response.body().catch(() => Buffer.alloc(0))
    loaded.push(body.then((body) => ({ url: response.url(), type, size: gzipSync(body).length })))
  })
  return async () => [...new Map((await Promise.all(loaded)).map((one) => [one.url, one])).values()]
}

async function visit(game) {
  const { page: host } = await person(place.browser)
  await quickGame(host, place.server.url, 'Anna', game)
  // The table waits for her: what happens meanwhile would bring its sentences and sounds.
  await myTurn(host).waitFor()
  const { page } = await person(place.browser)
  // What is fetched ahead afterwards is nothing one waits for.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  const loaded = watch(page)
  await page.goto(host.url())
  await page.locator('form .btn.primary').click()
  await page.getByText('Du schaust zu.').first().waitFor()
  await page.waitForLoadState('networkidle')
  const all = await loaded()
  const scripts = sum(all.filter(({ type }) => type === 'script'))
  assert.ok(scripts <= 62.6 * KILO, `${scripts} bytes of script`)
  assert.ok(sum(all) <= 150 * KILO, `${sum(all)} bytes in all`)
}
