import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { close, deal, menu, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'
import { openMaxonaut } from './lib/maxonaut.mjs'
import { isOver, join, playOnce, watchOver } from './lib/play.mjs'

const place = openPlace()

/** Both play until the match is over. */
async function playMatch(pages) {
  const watch = watchOver(pages)
  for (;;) {
    let done = false
    for (const page of pages) {
      if (!(await isOver(page)) && (await playOnce(page))) done = true
    }
    await watch(done)
    const over = pages.map((page) => page.getByRole('button', { name: 'Revanche' }).isVisible())
    if ((await Promise.all(over)).every(Boolean)) return
    await pages[0].waitForTimeout(60)
  }
}

/** The host takes a stake: the guest stands up for it, reads why, and sits down again. */
async function agree({ host, guest }) {
  await host.page.getByRole('button', { name: /^Tischordnung ändern/ }).click()
  await host.page.locator('label', { hasText: '2,50' }).click()
  await close(host.page)
  await guest.page.getByText('Hier wird um 2,50 ℂ gespielt.').waitFor()
  await guest.page.getByRole('button', { name: 'Hier hinsetzen' }).click()
  await guest.page.getByRole('button', { name: 'Aufstehen' }).waitFor()
}

test('a match for a stake: pot, payout, the list of results, and a rematch with one tap each', async () => {
  // To ten points it may take two people a hundred turns.
  const options = { Spielart: 'Einzelspiel' }
  const table = await twoAtTable(place, { guest: { viewport: LAPTOP }, options })
  const { host, guest } = table
  await agree(table)
  // Bots do not play for money.
  assert.equal(await host.page.getByRole('button', { name: 'Mit Bots auffüllen' }).count(), 0)
  await deal(table)
  for (const { page } of [host, guest]) await page.getByText('Im Topf 5,00 ℂ').waitFor()
  await picture(host.page, 'pot-phone')
  await assertAccessible(host.page)

  await playMatch([host.page, guest.page])
  for (const { page } of [host, guest]) await page.getByText(/ bekommt 4,50 ℂ$/).waitFor()
  for (const { page } of [host, guest]) await page.getByText('Partie 1').last().waitFor()
  await assertAccessible(host.page)
  await assertAccessible(guest.page)
  await picture(host.page, 'match-over-phone')
  await host.page.locator('dialog .body').evaluate((body) => body.scrollTo(0, body.scrollHeight))
  await picture(host.page, 'match-over-phone-end')
  await picture(guest.page, 'match-over-laptop')

  for (const { page } of [host, guest]) await page.getByRole('button', { name: 'Revanche' }).click()
  for (const { page } of [host, guest]) await page.getByText('Im Topf 5,00 ℂ').waitFor()
  await host.page.getByRole('button', { name: 'Punkteblatt' }).click()
  await host.page.getByText('Partie 1').waitFor()
  await assertAccessible(host.page)
  await picture(host.page, 'match-results-phone')
  assertNoErrors(host, guest)
})

test('who alone is left at a table with a stake has won; the host frees the seats for others', async () => {
  const table = await twoAtTable(place)
  const { host, guest } = table
  await agree(table)
  await deal(table)
  await menu(guest.page, 'Tisch verlassen')
  await guest.page.getByRole('button', { name: 'Verlassen', exact: true }).click()

  const { page } = host
  await page.getByRole('heading', { name: 'Du gewinnst!' }).waitFor()
  await page.getByText(/ bekommt 4,50 ℂ$/).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Revanche' }).count(), 0)
  await assertAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Leute am Tisch' }).click()
  await page.getByRole('button', { name: 'Gus aufstehen lassen' }).click()
  await page.getByText('Freier Platz').waitFor()
  await close(page)

  // Nobody sits down here without having been told what it costs, nor without a tap.
  const other = await person(place.browser)
  await other.page.goto(table.address)
  await other.page.getByText('Einsatz 2,50 ℂ.').waitFor()
  await other.page.locator('input[name=name]').fill('Olga')
  await other.page.locator('form .btn.primary').click()
  await other.page.getByText('Hier wird um 2,50 ℂ gespielt.').waitFor()
  await other.page.getByRole('button', { name: 'Hinsetzen' }).click()
  for (const { page } of [host, other]) await page.getByRole('button', { name: 'Revanche' }).click()
  for (const { page } of [host, other]) await page.getByText('Im Topf 5,00 ℂ').waitFor()
  assertNoErrors(host, guest, other)
})

for (const [screen, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
  test(`a match of Maxonaut that all others have left: winner, pot, and how to go on (${screen})`, async () => {
    const host = await person(place.browser, { viewport })
    const guest = await person(place.browser, { viewport })
    await openMaxonaut(host.page, place.server.url, { name: 'Heidi', seats: 2 })
    await join(guest.page, host.page.url(), 'Gus')
    await host.page.getByText('Gus', { exact: true }).first().waitFor()
    await agree({ host, guest })
    await host.page.getByRole('button', { name: 'Karten geben' }).click()
    for (const { page } of [host, guest]) await page.getByText('Im Topf 5,00 ℂ').waitFor()
    await menu(guest.page, 'Tisch verlassen')
    await guest.page.getByText('Dein Einsatz bleibt im Topf.').waitFor()
    await guest.page.getByRole('button', { name: 'Verlassen', exact: true }).click()

    const { page } = host
    await page.getByRole('heading', { name: 'Du gewinnst!' }).waitFor()
    await page.getByText('Heidi bekommt 4,50 ℂ').waitFor()
    await page.getByText(/^Für die Revanche muss auf jedem Platz jemand sitzen/).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Revanche' }).count(), 0)
    await assertAccessible(page)
    await picture(page, `maxonaut-conceded-${screen}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Leute am Tisch' }).click()
    await page.getByRole('button', { name: 'Gus aufstehen lassen' }).click()
    await page.getByText('Freier Platz').waitFor()
    await assertAccessible(page)

    // Who has left is told what became of the credits.
    await guest.page.goto(`${place.server.url}/konto`)
    await guest.page.getByText('−2,50 ℂ').or(guest.page.getByText('-2,50 ℂ')).first().waitFor()
    assertNoErrors(host, guest)
  })
}
