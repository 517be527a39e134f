import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { deal, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'
import { handOf, isOver, myTurn, playDeal } from './lib/play.mjs'

const place = openPlace()

test('who is gone is missed, voted away, and back with one tap', async () => {
  const table = await twoAtTable(place, { guest: { viewport: LAPTOP } })
  const { host, guest, address } = table
  await deal(table)
  await guest.page.goto('about:blank')
  await host.page.getByText('Gus ist nicht verbunden.').waitFor()
  await host.page.getByRole('button', { name: 'Bot spielt weiter' }).click()
  await host.page.getByText('Gus ist nicht verbunden.').waitFor({ state: 'detached' })

  // Whoever comes back only has to open the page.
  await guest.page.goto(address)
  await guest.page.locator('.hand').waitFor()
  await guest.page.getByText('Ein Bot spielt für dich.').waitFor({ state: 'detached' })

  // Looked at closely when nothing has to be done any more before a bot comes by itself.
  await guest.page.goto('about:blank')
  await host.page.getByText(/^Bot in \d+ s$/).waitFor()
  await picture(host.page, 'absent-phone')
  await assertAccessible(host.page)
  assertNoErrors(host, guest)
})

test('who keeps the others waiting is voted away, and back with the first tap', async () => {
  const table = await twoAtTable(place, { host: { viewport: LAPTOP } })
  const { host, guest } = table
  await deal(table)
  // One move of the host at most, and it is the guest's turn.
  await playDeal(host.page, {
    until: () => myTurn(guest.page).isVisible(),
  })
  await host.page.getByText('Gus lässt auf sich warten.').waitFor({ timeout: 40_000 })
  await assertAccessible(host.page)
  await picture(host.page, 'slow-laptop')
  await host.page.getByRole('button', { name: 'Bot spielt weiter' }).click()
  await guest.page.getByText('Ein Bot spielt für dich.').waitFor()
  await assertAccessible(guest.page)
  await picture(guest.page, 'idle-phone')
  await guest.page.mouse.click(195, 80)
  await guest.page.getByText('Ein Bot spielt für dich.').waitFor({ state: 'detached' })
  assertNoErrors(host, guest)
})

/** The two windows need not change in the same instant. */
async function sameHands(one, other) {
  const end = Date.now() + 15_000
  for (;;) {
    const hands = [await handOf(one), await handOf(other)]
    if (String(hands[0]) === String(hands[1])) return
    if (Date.now() > end) assert.deepEqual(...hands)
    await one.waitForTimeout(100)
  }
}

test('two windows of one player show the same hand and both play', async () => {
  const table = await twoAtTable(place)
  const { host, guest, address } = table
  await deal(table)
  const second = await host.context.newPage()
  const errors = []
  second.on('pageerror', (error) => errors.push(error.message))
  await second.goto(address)
  await second.locator('.hand [data-card]').first().waitFor()
  await sameHands(second, host.page)
  // Both are played on, each in turn; neither has to be told of the other.
  let rounds = 0
  for (const page of [host.page, second, host.page, second]) {
    // What lies behind another page is drawn seldom, and is hard to click.
    await page.bringToFront()
    await playDeal(guest.page, { until: () => myTurn(page).isVisible() })
    if (await isOver(guest.page)) break
    // A call or a question may come before the hand changes; whoever has been skipped only
    // passes, and the hand stays as it is.
    const before = String(await handOf(page))
    let changed = false
    await playDeal(page, {
      until: async (moves) => {
        changed ||= String(await handOf(page)) !== before
        return changed || (moves > 0 && !(await myTurn(page).isVisible()))
      },
    })
    await sameHands(host.page, second)
    if (changed) rounds++
  }
  assert.ok(rounds >= 1, 'the deal was over before anything could be compared')
  assert.equal(await second.getByText('Du spielst auch in einem anderen Fenster').count(), 0)
  assert.deepEqual(errors, [])
  assertNoErrors(host, guest)
})

test('a sound can be turned off with one tap, and stays off', async () => {
  const { page, errors } = await person(place.browser, { viewport: LAPTOP })
  await page.goto(place.server.url)
  await page.locator('input[name=name]').fill('Anna')
  await page.locator('button.brass', { hasText: 'Mau-Mau' }).click()
  await page.getByRole('button', { name: 'Ton aus' }).click()
  await page.getByRole('button', { name: 'Ton an' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Ton an' }).waitFor()
  assert.deepEqual(errors, [])
})
