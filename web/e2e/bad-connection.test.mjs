// A network that comes and goes: the connection is back soon after it. STAMMTISCH_LONG=1 cuts it 2,000 times.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { badConnection } from './lib/bad-connection.mjs'
import { assertNoErrors, person } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { quickGame } from './lib/play.mjs'

const LONG = process.env.STAMMTISCH_LONG === '1'
const CUTS = LONG ? 2_000 : 16
const PAGES = LONG ? 8 : 2
/** On a busy machine; `--nocapture` style figures are printed for a quiet one. */
const PATIENCE = LONG ? 60_000 : 20_000

const place = openPlace({
  'limit-handshakes': '1000000+1000000/min',
  'limit-changes': '9000+9000/min',
})

test(
  `a connection that was cut stands again soon after the network does`,
  { timeout: 7_200_000 },
  async () => {
    const share = Math.ceil(CUTS / PAGES)
    const all = (await Promise.all(Array.from({ length: PAGES }, () => one(share)))).flat()
    all.sort((a, b) => a - b)
    const at = (part) => Math.round(all[Math.min(all.length - 1, Math.floor(all.length * part))])
    console.log(
      `# ${all.length} cuts: p50 ${at(0.5)} ms, p90 ${at(0.9)}, p99 ${at(0.99)}, longest ${at(1)}`,
    )
    assert.equal(all.length, share * PAGES)
  },
)

async function one(cuts) {
  const connection = await badConnection(place.server.url)
  const who = await person(place.browser)
  const { page } = who
  const times = []
  try {
    await quickGame(page, connection.url, 'Anna')
    for (let i = 0; i < cuts; i++) {
      if (i % 8 === 7) connection.swallow()
      else connection.cut()
      // From a blink to a tunnel.
      await sleep(i % 8 === 7 ? 5_500 : Math.random() * 3_000)
      const stands = connection.stands()
      connection.mend()
      const time = await Promise.race([stands, sleep(PATIENCE).then(() => null)])
      assert.ok(time !== null, `cut ${i}: the connection did not come back`)
      times.push(time)
      await sleep(200)
    }
    // And the table is played on.
    await page.locator('.own .hand').waitFor()
    assertNoErrors(who)
  } finally {
    connection.close()
  }
  return times
}
