// A match from its first card to being watched by somebody else.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { atStep, openOver, pastStep } from './lib/look-back.mjs'
import { openPlace } from './lib/place.mjs'
import { openTable, playDeal } from './lib/play.mjs'

const place = openPlace()
const button = (page, name) => page.getByRole('button', { name, exact: true })
const step = (page) => page.getByRole('slider', { name: 'Stelle in der Partie' })

test('a match is played, watched again, shared, and the link taken back', async () => {
  const anna = await person(place.browser)
  const { page } = anna
  await openTable(page, place.server.url, {
    name: 'Anna',
    rules: /^Live Mau-Mau/,
    seats: 3,
    options: { Spielart: 'Einzelspiel' },
  })
  const table = page.url()
  await button(page, 'Mit Bots auffüllen').click()
  await button(page, 'Karten geben').click()
  await page.locator('.hand [data-card]').first().waitFor()
  await playDeal(page)
  const again = page.getByRole('dialog').locator('.go').getByRole('link')
  assert.match(await again.innerText(), /Noch einmal ansehen/)
  await picture(page, 'result-watch-again')
  await again.click()
  await page.waitForURL(/\/partie\/[^/]+-1/)

  // Begin, steps, and the end that everybody has seen.
  await page
    .getByRole('heading', { name: 'Alle Karten', exact: true })
    .waitFor({ state: 'attached' })
  await atStep(page, 0)
  await button(page, 'Einen Schritt weiter').click()
  await atStep(page, 1)
  await button(page, 'Einen Zug weiter').click()
  await button(page, 'Zum Ende').click()
  const last = Number(await step(page).getAttribute('max'))
  await atStep(page, last)
  assert.ok(last > 5, `${last} steps`)
  await assertAccessible(page)
  await picture(page, 'replay-real-end')

  // It plays by itself, at a pace at which it is not over before it is stopped.
  await button(page, 'Zum Anfang').click()
  await page.getByRole('combobox', { name: 'Tempo' }).selectOption({ label: '1×' })
  await button(page, 'Abspielen').click()
  await pastStep(page, 3)
  await button(page, 'Anhalten').click()

  // The eyes of the reader, and of a bot.
  const eyes = page.getByRole('combobox', { name: 'Wessen Karten' })
  await eyes.selectOption({ label: 'Blatt von Anna' })
  await page.locator('.own .hand [data-card]').first().waitFor()
  await eyes.selectOption({ index: 2 })
  await page.locator('.own .hand [data-card]').first().waitFor()
  await eyes.selectOption('open')

  // The file holds the whole match, and can be opened.
  await button(page, 'Mehr').click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Datei speichern' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  assert.equal(JSON.parse(file).stammtisch, 'match')
  await page.keyboard.press('Escape')

  // How it was shuffled is worked out here, from that file.
  await openOver(page, 'Die Mischung')
  await button(page, 'Die Mischung prüfen').click()
  await page.getByText('Gemischt wurde, wie es vorher feststand.').waitFor()
  await assertAccessible(page)
  await page.keyboard.press('Escape')

  // Somebody without a name here watches it by a link without names.
  await button(page, 'Teilen').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('label', { hasText: 'Ohne Namen' }).click()
  await button(dialog, 'Link machen').click()
  const link = await dialog.getByLabel('Dein Link').inputValue()
  const guest = await person(place.browser, { viewport: LAPTOP, locale: 'en-GB' })
  await guest.page.goto(link)
  await guest.page.getByText('Seat 1', { exact: true }).first().waitFor()
  // A bot may be called Hanna.
  assert.equal(await guest.page.getByText(/\bAnna\b/).count(), 0)
  await guest.page.keyboard.press('End')
  await atStep(guest.page, last)
  await assertAccessible(guest.page)
  await picture(guest.page, 'replay-real-guest')
  // Without the key it is as if there were nothing.
  const bare = await person(place.browser)
  await bare.page.goto(link.replace(/\/[^/]+$/, ''))
  await bare.page.getByRole('heading', { name: 'Diese Partie gibt es nicht' }).waitFor()

  await dialog.getByRole('button', { name: /zurücknehmen$/ }).click()
  await dialog.getByText('Der Link führt jetzt nirgends mehr hin.').waitFor()
  await guest.page.reload()
  await guest.page.getByRole('heading', { name: 'There is no such match' }).waitFor()

  // The list of one's own leads there; so does the list of results at the table.
  await page.goto(`${place.server.url}/partien`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Live Mau-Mau/ })
    .click()
  await step(page).waitFor()
  await page.goto(table)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'Noch einmal ansehen: Partie 1' })
    .waitFor()

  // The file is watched by who brings it.
  await bare.page.goto(`${place.server.url}/partien`)
  await bare.page.locator('input[name=name]').fill('Bert')
  await bare.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'partie.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await bare.page.waitForURL(/\/partie\/f-/)
  await step(bare.page).waitFor()
  assert.equal(Number(await step(bare.page).getAttribute('max')), last)
  assertNoErrors(anna, guest, bare)
})
