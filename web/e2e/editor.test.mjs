// Rules of one's own are built without a line of TOML: on a phone by touch, on a laptop by keyboard.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { playDeal } from './lib/play.mjs'

const place = openPlace()

const GOOD = {
  de: 'Alles in Ordnung: So lässt sich spielen.',
  en: 'All is well: this can be played.',
}
const good = (page, lang) => page.locator('.verdict.good', { hasText: GOOD[lang] }).waitFor()

/** It can be used by whoever is there, and nothing is wider than the screen. */
async function fitsPhone(page) {
  await assertAccessible(page)
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `${wide} px too wide`)
}

test('a family’s rules are built from plain ones on a phone, and played', async () => {
  const context = await place.browser.newContext({
    viewport: PHONE,
    locale: 'de-DE',
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
  })
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('stammtisch.new-cards', 'no')
  })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))

  await page.goto(place.server.url)
  await page.getByRole('link', { name: /Was hier noch alles geht/ }).tap()
  await page.getByRole('link', { name: 'Eigene Regeln bauen' }).tap()
  await page.waitForURL(/\/regeln\/eigene$/)
  await page.getByRole('heading', { name: 'Neu anfangen' }).waitFor()
  await assertAccessible(page)
  await picture(page, 'editor-begin-phone')
  await page.getByRole('button', { name: /^Schlichtes Mau-Mau/ }).tap()
  await good(page, 'de')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bei Oma')

  const card = (name) => page.locator('.tile', { hasText: new RegExp(`^${name}`) })
  const short = (name) =>
    page.locator('.short', { has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) })
  await card('7').tap()
  await page.getByRole('heading', { name: 'Was macht die 7?' }).waitFor()
  await short('Zwei ziehen, draufschlagen').tap()
  await card('8').tap()
  await short('Aussetzen').tap()
  await card('Ass').tap()
  await page.getByRole('heading', { name: 'Was macht das Ass?' }).waitFor()
  await short('Noch mal').tap()
  await good(page, 'de')
  await picture(page, 'editor-card-phone')
  await fitsPhone(page)

  // In the middle of it the page is gone, and everything is still there.
  await page.reload()
  await good(page, 'de')
  assert.equal(
    await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(),
    'Bei Oma',
  )
  assert.match(await card('7').innerText(), /Zwei ziehen/)
  assert.match(await card('Ass').innerText(), /Noch mal/)
  await page.getByRole('button', { name: 'Rückgängig' }).tap()
  assert.doesNotMatch(await card('Ass').innerText(), /Noch mal/)
  await page.getByRole('button', { name: 'Wiederholen' }).tap()
  assert.match(await card('Ass').innerText(), /Noch mal/)

  // "Bube auf Bube stinkt" is said of the jack as of a list.
  await card('Bube').tap()
  await page.getByRole('heading', { name: 'Was macht der Bube?' }).waitFor()
  await short('Farbe wünschen').tap()
  await page.getByText('Was sonst für sie gilt').tap()
  await page.getByText('Passen überall', { exact: true }).tap()
  await page.getByText('Nie auf ihresgleichen', { exact: true }).tap()
  await page.locator('.reads li', { hasText: /Bube/ }).first().waitFor()
  await picture(page, 'editor-jack-phone')
  await fitsPhone(page)

  // Every rule is within reach, topic by topic.
  await page.getByRole('button', { name: 'Regeln', exact: true }).tap()
  await page.locator('summary', { hasText: 'Geben' }).first().tap()
  await page.getByRole('button', { name: 'Handkarten: weniger' }).tap()
  await good(page, 'de')
  await picture(page, 'editor-topics-phone')
  await fitsPhone(page)

  // A mistake is told at its field, and there is a way out.
  await page.locator('summary', { hasText: 'Mitspielende' }).tap()
  await page.getByRole('spinbutton', { name: 'Höchstens' }).fill('40')
  await page.getByRole('spinbutton', { name: 'Höchstens' }).blur()
  await page.locator('.verdict.wrong').waitFor()
  await page
    .locator('.row.wrong', { hasText: 'Höchstens' })
    .getByText('es spielen höchstens 10')
    .waitFor()
  await picture(page, 'editor-mistake-phone')
  await page
    .getByRole('button', { name: /^Zeig mir die Stelle: Mitspielende/ })
    .first()
    .tap()
  await page.getByRole('button', { name: 'Letzten Schritt zurück' }).tap()
  await good(page, 'de')

  // The text says all of it, and what differs from the base is marked.
  await page.getByRole('button', { name: 'Anleitung' }).tap()
  for (const line of [/^7\b/, /^8\b/, /Ass/, /Bube/])
    await page.locator('.said li.changed', { hasText: line }).first().waitFor()
  await picture(page, 'editor-text-phone')
  await assertAccessible(page)

  const trial = page.getByRole('region', { name: 'Wie spielt sich das?' })
  const tried = trial.getByRole('term').filter({ hasText: 'Eine Runde' })
  const busy = trial.getByRole('alert').filter({ hasText: 'Gerade ist zu viel los.' })
  // A busy machine asks to try again in a moment.
  for (let tries = 0; tries < 5 && !(await tried.isVisible()); tries++) {
    await trial.getByRole('button', { name: 'Probe spielen lassen' }).tap()
    await tried.or(busy).first().waitFor()
  }
  await trial.getByText(/bei der Grundlage \d+:\d\d min/).waitFor()
  assert.equal(await trial.locator('.bars').first().getByRole('listitem').count(), 4)
  await trial.scrollIntoViewIfNeeded()
  await picture(page, 'editor-trial-phone')
  await assertAccessible(page)

  await page.locator('input[name=name]').fill('Ida')
  await page.getByRole('button', { name: 'Ausprobieren' }).tap()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  await page.locator('.hand [data-card]').first().waitFor()
  await playDeal(page)
  await page.goto(`${place.server.url}/regeln/eigene`)
  await page.getByRole('button', { name: 'Bei Oma weiterbauen' }).tap()
  await good(page, 'de')
  await page.getByRole('button', { name: 'Sichern und Datei' }).tap()
  await page.getByRole('button', { name: /^Stand .* zurückholen/ }).waitFor()
  await page.getByText('Die Datei ansehen').tap()
  const file = await page.getByRole('textbox', { name: 'Regeldatei' }).inputValue()
  assert.match(file, /base = "plain"/)
  assert.match(file, /never_on_own_rank = \[ "J" \]/)
  await picture(page, 'editor-file-phone')
  // On a home network there is no TLS, and so no clipboard interface: copied all the same.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', () => (window.copied = `${getSelection()}`))
  })
  await page.getByRole('button', { name: 'Kopieren' }).tap()
  await page.getByRole('status').filter({ hasText: 'Kopiert.' }).waitFor()
  assert.equal(await page.evaluate(() => window.copied), file)
  assertNoErrors({ errors })
  await context.close()
})

test('somebody builds rules by keyboard alone, in English', async () => {
  const { page, errors } = await person(place.browser, { viewport: LAPTOP, locale: 'en-GB' })
  await page.goto(`${place.server.url}/rules/own`)
  const press = async (locator, key = 'Enter') => {
    await locator.focus()
    assert.ok(await locator.evaluate((one) => one === document.activeElement), 'it takes the focus')
    await page.keyboard.press(key)
  }
  await page.getByRole('heading', { name: 'Begin anew' }).waitFor()
  await assertAccessible(page)
  await picture(page, 'editor-begin-laptop')
  await press(page.getByRole('button', { name: /^Live Mau-Mau/ }))
  await good(page, 'en')
  await page.locator('.said li').first().waitFor()

  await press(page.locator('.tile', { hasText: /^king/i }))
  await page.getByRole('heading', { name: 'What does the king do?' }).waitFor()
  await press(page.locator('summary', { hasText: 'In detail' }))
  await press(page.getByRole('switch', { name: 'Hits others' }), 'Space')
  const whom = page.getByRole('combobox', { name: 'Whom it hits' })
  await whom.focus()
  await whom.selectOption({ label: 'All others' })
  await page.getByRole('combobox', { name: 'And then' }).selectOption({ label: 'play goes on' })
  const draw = page.getByRole('spinbutton', { name: 'Cards to draw' })
  await draw.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await good(page, 'en')
  await page
    .locator('.said li.changed', { hasText: /[Kk]ing/ })
    .first()
    .waitFor()
  await picture(page, 'editor-detail-laptop')
  await assertAccessible(page)

  // All of the schema is there: a pattern with a name of its own, what differs for some, options.
  await press(page.getByRole('button', { name: 'Rules', exact: true }))
  await press(page.locator('summary', { hasText: 'Patterns' }))
  await page.getByRole('textbox', { name: /^Patterns: short name/ }).focus()
  await page.keyboard.type('triple')
  await page.keyboard.press('Enter')
  await good(page, 'en')
  await page
    .locator('.said li.changed', { hasText: /Triple/ })
    .first()
    .waitFor()
  await press(page.locator('summary', { hasText: 'What differs' }))
  await press(page.getByRole('button', { name: 'What differs: add entry' }))
  await good(page, 'en')
  await press(page.locator('summary', { hasText: 'Match' }))
  await page.getByRole('combobox', { name: 'Match' }).selectOption({ label: 'So many deals' })
  await good(page, 'en')
  await picture(page, 'editor-topics-laptop')
  await assertAccessible(page)

  // The language changes all words and no rule.
  await page.locator('button[lang=de]').click()
  await page.locator('summary', { hasText: 'Muster' }).waitFor()
  await good(page, 'de')
  await page.locator('button[lang=en]').click()
  await good(page, 'en')

  await page.keyboard.press('Control+z')
  await good(page, 'en')
  await page.getByRole('combobox', { name: 'Match' }).waitFor()
  await page.locator('input[name=name]').fill('Ada')
  await press(page.getByRole('button', { name: 'Open a table' }))
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  await page.getByRole('heading', { name: 'Patterns' }).waitFor()
  assertNoErrors({ errors })
})

test('a file comes in and goes out, and what is none is told so', async () => {
  const { page, errors } = await person(place.browser, { viewport: LAPTOP })
  await page.goto(`${place.server.url}/regeln/eigene`)
  const give = (text) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'our.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('heading', { name: 'Aus einer Datei' }).waitFor()
  await give('= 5')
  await page.getByText('In Zeile 1 stimmt etwas nicht').waitFor()
  await give('base = "maxonaut"')
  await page.getByText('Regeln für ein anderes Spiel').waitFor()
  await give('base = "live"\nid = "unsere"\noptions = []\ncards.8 = "none"\n')
  await good(page, 'de')
  await page.getByRole('button', { name: 'Sichern und Datei' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Datei speichern' }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'unsere.toml')
  assertNoErrors({ errors })
})
