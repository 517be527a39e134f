import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { deal, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'
import { playDeal, playOnce } from './lib/play.mjs'

const place = openPlace()
const TELEVISION = { width: 1920, height: 1080 }

test('a big screen shows the table to the room, and no hand', async () => {
  const table = await twoAtTable(place)
  const { host, guest, address } = table
  const screens = []
  for (const [name, viewport] of Object.entries({ television: TELEVISION, laptop: LAPTOP })) {
    const screen = await person(place.browser, { viewport })
    screens.push({ name, ...screen })
    await screen.page.goto(`${address}/leinwand`)
    await screen.page.getByText('Gus').waitFor()
    await screen.page.getByRole('img', { name: /^QR-Code/ }).waitFor()
    await assertAccessible(screen.page)
    await picture(screen.page, `screen-lobby-${name}`)
  }
  await deal(table)
  // Also the host's own browser shows no hand there.
  const own = await host.context.newPage()
  await own.setViewportSize(LAPTOP)
  await own.goto(`${address}/leinwand`)
  for (const page of [own, ...screens.map((screen) => screen.page)]) {
    await page.locator('[data-pile="discard"]').waitFor()
    await page.getByText('Heidi').first().waitFor()
    assert.equal(await page.locator('.hand, [data-card]').count(), 0)
  }
  // What lies behind another page is drawn seldom, and cannot be clicked.
  await own.close()
  // Nobody watches: a screen is nobody.
  assert.equal(await host.page.getByRole('button', { name: /^Leute am Tisch/ }).count(), 0)
  let shot = false
  await playDeal(host.page, {
    until: async (moves) => {
      await playOnce(guest.page)
      if (moves > 0 && !shot) {
        shot = true
        for (const { page, name } of screens) {
          await assertAccessible(page)
          await picture(page, `screen-${name}`)
        }
      }
      return false
    },
  })
  assert.ok(shot, 'the deal was over before anybody looked')
  for (const { page, name } of screens) await picture(page, `screen-over-${name}`)
  assertNoErrors(host, guest, ...screens)
})
