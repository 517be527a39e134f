// Three rounds say how they play, as people say it. Each is built on a phone and played; one goes by its
// code to somebody else, who changes it and hands it on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { playDeal } from './lib/play.mjs'

const place = openPlace()
const own = () => `${place.server.url}/regeln/eigene`

const noWider = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const good = (page) => page.locator('.verdict.good').waitFor()
const card = (page, name) => page.locator('.tile', { hasText: new RegExp(`^${name}`) })
const short = (page, name) =>
  page.locator('.short', { has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) })

async function begin(page, name) {
  await page.goto(own())
  await page.getByRole('button', { name: /^Schlichtes Mau-Mau/ }).click()
  await good(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
}

/** What a card does, by its short form. */
async function does(page, which, what) {
  await card(page, which).click()
  await short(page, what).click()
}

async function topic(page, name) {
  await page.getByRole('button', { name: 'Regeln', exact: true }).click()
  const fold = page.locator('details:not([open]) > summary', { hasText: name }).first()
  if (await fold.count()) await fold.click()
}

/** What the rules say of themselves, line by line. */
async function said(page, lines) {
  await page.getByRole('button', { name: 'Anleitung' }).click()
  for (const line of lines) await page.locator('.said li', { hasText: line }).first().waitFor()
}

/** Sits down with bots and plays for a while. */
async function play(page, name) {
  await page.locator('.verdict.good').waitFor({ state: 'attached' })
  const field = page.locator('input[name=name]')
  if (await field.count()) await field.fill(name)
  await page.getByRole('button', { name: 'Ausprobieren' }).click()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  await page.locator('.hand [data-card]').first().waitFor()
  await playDeal(page, { until: (moves) => moves >= 3 })
}

test('three rounds’ rules are built as people say them, and played', async () => {
  const one = await person(place.browser, { viewport: PHONE })
  const { page } = one

  // "Bei uns: 7 zieht zwei und man darf draufschlagen, 8 setzt aus, Ass noch mal, Bube auf Bube stinkt,
  // letzte Karte klopfen."
  await begin(page, 'Bei uns')
  await does(page, '7', 'Zwei ziehen, draufschlagen')
  await does(page, '8', 'Aussetzen')
  await does(page, 'Ass', 'Noch mal')
  await does(page, 'Bube', 'Farbe wünschen')
  await page.getByText('Was sonst für sie gilt').click()
  await page.getByText('Passen überall', { exact: true }).click()
  await page.getByText('Nie auf ihresgleichen', { exact: true }).click()
  await topic(page, 'Ansagen')
  const call = page.getByRole('textbox', { name: /^Ansagen: Kurzname/ })
  await call.fill('klopfen')
  await call.press('Enter')
  const knock = page.getByRole('group', { name: 'Mau' })
  await knock.getByRole('textbox', { name: 'Deutsch' }).fill('Klopf, klopf')
  await good(page)
  await picture(page, 'own-rules-knock-phone')
  await said(page, [
    /^7: .*zieht zwei/,
    /^8: .*setzt .*aus/,
    /Ass: .*noch/,
    /nicht auf einen Buben/,
    /Klopf, klopf/,
  ])
  await play(page, 'Ida')

  // "Bei Oma gibt es sechs Karten, die Dame dreht um, beim König ziehen alle anderen eine,
  // und wer nicht kann, zieht bis zu dreimal."
  await begin(page, 'Bei Oma')
  await does(page, 'Dame', 'Richtung wechseln')
  await does(page, 'König', 'Alle anderen ziehen eine')
  await topic(page, 'Geben')
  await page.getByRole('button', { name: 'Handkarten: mehr' }).click()
  await topic(page, 'Ziehen')
  for (let times = 1; times < 3; times++)
    await page.getByRole('button', { name: 'Wie oft: mehr' }).click()
  await said(page, [
    /sechs Karten/,
    /Die Richtung wechselt/,
    /Alle anderen ziehen je eine/,
    /bis zu dreimal/,
  ])
  await play(page, 'Ida')

  // "Im Verein mit zwei Jokern: Wer einen legt, tauscht die Hand mit wem er will. Die 10 setzt aus, und
  // wir spielen drei Runden."
  await begin(page, 'Im Verein')
  await card(page, 'Joker').click()
  await page.getByRole('button', { name: 'Zwei Joker dazu' }).click()
  await short(page, 'Hände tauschen').click()
  await page.getByText('Was sonst für sie gilt').click()
  await page.getByText('Passen überall', { exact: true }).click()
  await does(page, '10', 'Aussetzen')
  await topic(page, 'Partie')
  await page
    .getByRole('combobox', { name: 'Partie', exact: true })
    .selectOption({ label: 'So viele Runden' })
  await said(page, [/Joker: .*tauscht/, /^10: .*setzt .*aus/, /drei Runden/])
  await play(page, 'Ida')
  assertNoErrors(one)
  await one.context.close()
})

test('rules go to somebody else by a code, and come back changed', async () => {
  const one = await person(place.browser, { viewport: PHONE })
  const { page } = one
  await begin(page, 'Klopfrunde')
  await does(page, '8', 'Aussetzen')
  await good(page)
  await page.getByRole('button', { name: 'Teilen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Teilen' })
  await dialog.locator('input[name=name]').fill('Ida')
  await assertAccessible(page)
  await picture(page, 'share-code-ask-phone')
  await dialog.getByRole('button', { name: 'Code holen' }).click()
  const code = await dialog.locator('.code strong').innerText()
  assert.match(code, /^R[2-9A-HJ-NP-Z]{6}$/)
  await page.waitForFunction(() => document.querySelector('dialog img')?.naturalWidth > 0)
  await assertAccessible(page)
  await picture(page, 'share-code-phone')

  // Somebody else types it on the start page, in small letters and with a blank.
  const other = await person(place.browser, { viewport: LAPTOP, locale: 'en-GB' })
  await other.page.goto(place.server.url)
  await other.page
    .getByRole('textbox', { name: 'Table code' })
    .fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase())
  await other.page.locator('form .btn').last().click()
  await other.page.waitForURL(`${place.server.url}/r/${code}`)
  await other.page.getByRole('heading', { name: 'Klopfrunde' }).waitFor()
  await other.page.getByText(`Ida shares these rules. Code: ${code}`).waitFor()
  await other.page.locator('.rules li').first().waitFor()
  await assertAccessible(other.page)
  await picture(other.page, 'shared-by-code-laptop')

  // A copy is kept and changed, and has a code of its own.
  await other.page.getByRole('button', { name: 'Keep and change' }).click()
  await good(other.page)
  assert.match(other.page.url(), /\/regeln\/eigene\?r=/)
  await does(other.page, 'ace', 'Another turn')
  await good(other.page)
  await other.page.getByRole('button', { name: 'Share' }).click()
  await other.page.getByRole('dialog').locator('input[name=name]').fill('Ada')
  await other.page.getByRole('button', { name: 'Get a code' }).click()
  const second = await other.page.getByRole('dialog').locator('.code strong').innerText()
  assert.notEqual(second, code)

  // The first one follows it, sees where it comes from, and plays by it.
  await page.goto(`${place.server.url}/r/${second}`)
  await page.getByRole('heading', { name: 'Woraus das gemacht ist' }).waitFor()
  await page.getByRole('link', { name: `Klopfrunde (${code})` }).waitFor()
  assert.ok((await noWider(page)) <= 0)
  await assertAccessible(page)
  await picture(page, 'shared-history-phone')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}/)
  await page.getByText('Klopfrunde').first().waitFor()

  // What is taken back leads nowhere; what was made of it stays.
  await page.goto(own())
  await page.getByRole('heading', { name: 'Was du teilst' }).waitFor()
  await picture(page, 'own-rules-list-phone')
  await page.getByRole('button', { name: `${code} zurücknehmen` }).click()
  await page.getByRole('button', { name: 'Zurücknehmen', exact: true }).click()
  await page.getByRole('heading', { name: 'Was du teilst' }).waitFor({ state: 'detached' })
  await page.goto(`${place.server.url}/r/${code}`)
  await page.getByText('Unter diesem Code gibt es keine Regeln, oder nicht mehr.').waitFor()
  await page.goto(`${place.server.url}/r/${second}`)
  await page.getByText('Was davor war, ist zurückgenommen worden.').waitFor()
  assertNoErrors(one, other)
})

test('rules of one’s own are a base for others, which go out whole', async () => {
  const one = await person(place.browser, { viewport: PHONE })
  const { page } = one
  await begin(page, 'Die Alten')
  await does(page, '8', 'Aussetzen')
  await good(page)
  await page.getByRole('button', { name: 'Alle meine Regeln' }).click()
  await page.getByRole('button', { name: 'Auf Die Alten aufbauen' }).click()
  await good(page)
  await page.getByText('Grundlage: Die Alten').waitFor()
  await does(page, 'Ass', 'Noch mal')
  await good(page)
  assert.match(await card(page, '8').innerText(), /Aussetzen/)
  const file = async () => {
    await page.getByRole('button', { name: 'Sichern und Datei' }).click()
    await page.getByText('Die Datei ansehen').click()
    const text = await page.getByRole('textbox', { name: 'Regeldatei' }).inputValue()
    await page.keyboard.press('Escape')
    return text
  }
  const whole = await file()
  assert.match(whole, /base = "plain"/)
  assert.match(whole, /\[cards\.8/)
  assert.match(whole, /\[cards\.A\]/)

  // Whoever deletes what others lie over loses nothing.
  await page.getByRole('button', { name: 'Alle meine Regeln' }).click()
  await picture(page, 'own-rules-base-phone')
  await page.getByRole('button', { name: 'Die Alten löschen' }).click()
  await page.getByRole('button', { name: 'Löschen', exact: true }).first().click()
  await page.getByRole('button', { name: /^Die Alten, wie wir es spielen weiterbauen/ }).click()
  await good(page)
  await page.getByText('Grundlage: Schlichtes Mau-Mau').waitFor()
  assert.equal(await file(), whole)
  assertNoErrors(one)
})
