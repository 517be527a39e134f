import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { person } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { myTurn, quickGame } from './lib/play.mjs'

const place = openPlace()
const KILO = 1000

// What a phone on a bad line has to load until the first card can be laid.
for (const game of ['Mau-Mau', 'Maxonaut']) {
  test(`a first visit to a table of ${game} loads at most 60 kB of script and 150 kB in all`, () =>
    visit(game))
}

async function visit(game) {
  const { page: host } = await person(place.browser)
  await quickGame(host, place.house.url, 'Anna', game)
  // The table waits for her: what happens meanwhile would bring its sentences and sounds.
  await myTurn(host).waitFor()
  const { page } = await person(place.browser)
  // What is fetched ahead afterwards is nothing one waits for.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  const loaded = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'websocket') return
    const body = response.body().catch(() => Buffer.alloc(0))
    loaded.push(body.then((body) => ({ url: response.url(), type, size: gzipSync(body).length })))
  })
  await page.goto(host.url())
  await page.locator('form .btn.primary').click()
  await page.getByText('Du schaust zu.').first().waitFor()
  await page.waitForLoadState('networkidle')
  const sum = (all) => all.reduce((total, { size }) => total + size, 0)
  const all = [...new Map((await Promise.all(loaded)).map((one) => [one.url, one])).values()]
  const scripts = sum(all.filter(({ type }) => type === 'script'))
  assert.ok(scripts <= 60 * KILO, `${scripts} bytes of script`)
  assert.ok(sum(all) <= 150 * KILO, `${sum(all)} bytes in all`)
}
