import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { close, deal, menu, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'
import { join, openTable, playDeal } from './lib/play.mjs'

const place = openPlace()

const button = (page, name) => page.getByRole('button', { name })

test('the host changes seats, game and rules: everybody reads it, and link and talk stay', async () => {
  const table = await twoAtTable(place, { guest: { viewport: LAPTOP } })
  const { host, guest, address } = table
  await button(host.page, 'Ein Platz mehr').click()
  await guest.page.getByText('Neu am Tisch: 3 Plätze statt 2.').waitFor()
  await guest.page.getByText('Freier Platz', { exact: true }).waitFor()

  // People talk while they wait.
  await button(guest.page, 'Etwas sagen').click()
  await guest.page.locator('[data-phrase="hello"]').click()
  await host.page
    .getByRole('log')
    .getByText(/^Gus: /)
    .waitFor()

  await button(host.page, 'Spiel und Regeln ändern').click()
  await host.page.getByRole('radio', { name: /^Maxonaut/ }).check()
  await assertAccessible(host.page)
  await picture(host.page, 'change-phone')
  await button(host.page, 'So spielen wir').click()
  await guest.page.getByText('Gespielt wird Maxonaut statt Live Mau-Mau.').waitFor()
  // The latest is on top: what lies further down is below the edge of a phone.
  const latest = host.page.getByRole('log').locator('li').first()
  await latest.getByText('Gespielt wird Maxonaut statt Live Mau-Mau.').waitFor()
  await guest.page.getByRole('heading', { name: 'Maxonaut', exact: true, level: 1 }).waitFor()
  await guest.page.getByRole('log').getByText(/^Du: /).waitFor()
  assert.equal(guest.page.url(), address)
  await assertAccessible(guest.page)
  await picture(guest.page, 'changed-laptop')
  await assertAccessible(host.page)
  await picture(host.page, 'changed-phone')

  // With those who are here: one seat fewer, and cards.
  await button(host.page, 'Mit diesen 2 beginnen').click()
  for (const { page } of [host, guest]) await page.locator('.own .hand').waitFor()
  assertNoErrors(host, guest)
})

test('between two matches another set of rules, and who asked for a seat has one', async () => {
  const host = await person(place.browser, { viewport: LAPTOP })
  await openTable(host.page, place.server.url, {
    name: 'Heidi',
    rules: /^Live Mau-Mau/,
    seats: 2,
    options: { Spielart: 'Einzelspiel' },
  })
  await button(host.page, 'Mit Bots auffüllen').click()
  await button(host.page, 'Karten geben').click()
  const late = await person(place.browser)
  await join(late.page, host.page.url(), 'Lara')
  await button(late.page, 'Ab der nächsten Runde mitspielen').click()
  await late.page.getByText('Du spielst mit, sobald ein Platz da ist.').waitFor()
  await assertAccessible(late.page)
  await picture(late.page, 'asks-phone')
  await playDeal(host.page)
  // The match is over: the seat of the bot is hers, and the host adds one and takes other rules.
  await host.page.getByText('Lara', { exact: true }).first().waitFor()
  await button(host.page, 'Plätze, Regeln oder Spiel ändern').click()
  await button(host.page, 'Ein Platz mehr').click()
  await host.page.getByRole('radio', { name: /^Verschärftes/ }).check()
  await button(host.page, 'So spielen wir').click()
  await late.page.getByText(/Gespielt wird Verschärftes .* statt Live Mau-Mau\./).waitFor()
  await late.page.getByText('Partie 1').waitFor()
  await button(host.page, 'Mit Bots auffüllen').click()
  await button(host.page, 'Karten geben').click()
  await late.page.locator('.hand [data-card]').first().waitFor()
  assertNoErrors(host, late)
})

test('somebody is sent away in the middle of a deal, and a host who leaves hands on', async () => {
  const wide = { viewport: LAPTOP }
  const table = await twoAtTable(place, {
    seats: 3,
    host: wide,
    guest: wide,
    // The deal lasts as long as this takes.
    options: { 'Bots spielen': 'Gemächlich' },
  })
  const { host, guest } = table
  await button(host.page, 'Mit Bots auffüllen').click()
  await deal(table)
  await menu(host.page, 'Leute')
  assert.equal(await button(host.page, 'Weggeschickte wieder zulassen').count(), 0)
  await button(host.page, 'Gus wegschicken').click()
  await assertAccessible(host.page)
  await picture(host.page, 'send-away-laptop')
  await button(host.page, 'Wirklich?').click()
  await guest.page.getByText('Der Gastgeber hat dich von diesem Tisch gewiesen.').waitFor()
  await host.page.getByText('ist gegangen, ein Bot spielt').waitFor()
  await button(host.page, 'Weggeschickte wieder zulassen').click()
  await button(host.page, 'Weggeschickte wieder zulassen').waitFor({ state: 'detached' })
  await close(host.page)
  await guest.page.reload()
  await button(guest.page, 'Ich bin wieder da').click()
  await guest.page.getByText('Ein Bot spielt für dich.').waitFor({ state: 'detached' })
  await menu(host.page, 'Tisch verlassen')
  await host.page.locator('.btn.danger').click()
  await guest.page.getByText('Gus leitet jetzt den Tisch.').first().waitFor()
  assertNoErrors(host, guest)
})

test('the gate says who invites', async () => {
  const { host, address } = await twoAtTable(place)
  const third = await person(place.browser)
  await third.page.goto(address)
  await third.page.getByText('Heidi lädt dich ein.').waitFor()
  await assertAccessible(third.page)
  await picture(third.page, 'gate-phone')
  await button(host.page, /^Tischordnung ändern/).click()
  await host.page.getByRole('radiogroup', { name: 'Tempo' }).locator('label').nth(1).click()
  await close(host.page)
  await host.page.getByText('Tempo: Gemütlich (bisher: Ohne Uhr).').waitFor()
  assertNoErrors(host, third)
})
