// LIV-22: points game, single game and prize game are chosen side by side, and a table with a stake
// says what it is played for.
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
import { choose, takeSeats } from './lib/play.mjs'

const place = openPlace()

const WORDS = {
  'de-DE': {
    form: 'Spielart',
    forms: ['Punktspiel', 'Einzelspiel', 'Preisspiel'],
    stake: ['Einsatz', '5,00'],
    played: 'Gespielt wird ein',
    open: 'Tisch eröffnen',
    matches: [/bis \d+ Punkte/, /eine Runde/],
    title: 'Der Einsatz',
    said: [
      /zahlt jede Person 5,00\sℂ in den Topf; das sind hier zusammen 15,00\sℂ/,
      /bekommt am Ende 90 % des Topfs, also 13,50\sℂ/,
      /verliert den Einsatz: Er bleibt im Topf/,
    ],
  },
  'en-GB': {
    form: 'Format',
    forms: ['Points game', 'Single game', 'Prize game'],
    stake: ['Stake', '5.00'],
    played: 'Played as',
    open: 'Open the table',
    matches: [/to \d+ points/, /one deal/],
    title: 'The stake',
    said: [
      /every player pays 5\.00\sℂ into the pot, 15\.00\sℂ in all here/,
      /gets 90% of the pot in the end, which is 13\.50\sℂ/,
      /forfeits the stake: it stays in the pot/,
    ],
  },
}

for (const [viewport, locale, name] of [
  [PHONE, 'de-DE', 'phone-de'],
  [LAPTOP, 'en-GB', 'laptop-en'],
]) {
  test(`the form of play is chosen side by side, and a stake is explained (${name})`, async () => {
    const t = WORDS[locale]
    const host = await person(place.browser, { viewport, locale })
    const { page } = host
    await openAs(page, place.server.url, 'Heidi')

    /** What a table is opened with, and what its lobby then says. */
    const open = async (set) => {
      await page.goto(`${place.server.url}/neu`)
      await page.getByRole('radio', { name: /^Live Mau-Mau/ }).check()
      await takeSeats(page, 3)
      await set()
      await page.getByRole('button', { name: t.open, exact: true }).click()
      await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
      await page.locator('.panel.rules li').first().waitFor()
      return page.locator('.panel.rules').innerText()
    }
    const [points, single, prize] = t.forms

    for (const [at, form] of [points, single].entries()) {
      const said = await open(() => choose(page, t.form, form))
      assert.match(said, t.matches[at])
      assert.match(said, new RegExp(`${t.form}\\s+${form}`), 'one word for it everywhere')
      assert.ok(!said.includes(t.title), `${form} is played for nothing`)
    }

    const said = await open(async () => {
      const labels = page.getByRole('radiogroup', { name: t.form, exact: true }).locator('label')
      await labels.first().waitFor()
      assert.deepEqual(
        (await labels.allInnerTexts()).map((text) => text.trim()),
        t.forms,
      )
      const tops = await labels.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      )
      assert.equal(new Set(tops).size, 1, `they lie at ${tops}`)
      await choose(page, t.form, prize)
      await choose(page, ...t.stake)
      await choose(page, t.played, single)
      await assertAccessible(page)
      await picture(page, `forms-${name}`)
    })
    assert.ok(said.includes(t.title))
    for (const sentence of t.said) assert.match(said, sentence)
    assert.match(said, t.matches[1])
    await picture(page, `forms-lobby-${name}`)
    assertNoErrors(host)
  })
}
