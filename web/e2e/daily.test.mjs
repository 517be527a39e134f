// The deal of the day: from its page to its end and back, shared, its list, its films.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { dealAgain, playDeal } from './lib/play.mjs'

const place = openPlace()
const button = (page, name) => page.getByRole('button', { name, exact: true })
const dealOf = (page, rules) =>
  page.locator('section section', { has: page.getByRole('heading', { name: rules, exact: true }) })

/** The page of the deal of the day, from the start page. */
async function open(page, name) {
  await page.goto(place.server.url)
  await page.getByRole('link', { name, exact: true }).first().click()
  await page.waitForURL(/\/tag$/)
  await page.locator('input[name=name]').waitFor()
}

/** Plays the deal that lies on the table to the end of its match. */
async function playMatch(page) {
  for (;;) {
    await playDeal(page)
    // What comes next is loaded with it: another deal, or the way back.
    await page.locator('dialog .go .btn.primary').first().waitFor()
    if (await page.locator('dialog .go a.primary').count()) return
    await dealAgain(page)
  }
}

test('Mau-Mau: from the page to the end and back, to be shared and watched', async () => {
  const anna = await person(place.browser, { viewport: PHONE })
  const { page } = anna
  await open(page, 'Deal des Tages')
  await assertAccessible(page)
  await picture(page, 'daily-phone')
  await page.locator('input[name=name]').fill('Anna')
  const mau = dealOf(page, 'Live Mau-Mau')
  await button(mau, 'Spielen').click()
  await page.locator('.hand [data-card]').first().waitFor()

  // Nobody else will come: what others would be asked or told is not offered.
  await button(page, 'Menü').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tisch verlassen' }).waitFor()
  assert.equal(await button(page, 'Leute').count(), 0)
  await picture(page, 'daily-menu-phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Tisch verlassen' }).click()
  await page.getByText('Der Deal des Tages wartet auf dich').waitFor()
  await button(page, 'Verlassen').click()
  await page.waitForURL(/\/tag$/)
  await button(mau, 'Weiterspielen').waitFor()
  await mau.getByText('Die Liste siehst du, wenn dein Versuch vorbei ist.').waitFor()
  await picture(page, 'daily-playing-phone')
  await button(mau, 'Weiterspielen').click()
  await page.locator('.hand [data-card]').first().waitFor()

  await playMatch(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dein Versuch ist gespielt und zählt.').waitFor()
  assert.equal(await button(page, 'Revanche').count(), 0)
  await assertAccessible(page)
  await picture(page, 'daily-result-phone')
  await dialog.getByRole('link', { name: 'Zum Deal des Tages' }).click()
  await page.waitForURL(/\/tag$/)

  // The own result is there, after a reload as well.
  await mau.getByText(/^Dein Ergebnis: [+−]?\d+ – Platz 1 von 1/).waitFor()
  await page.reload()
  await mau.getByText(/^Dein Ergebnis: [+−]?\d+ – Platz 1 von 1/).waitFor()
  await mau.getByRole('row', { name: /Anna \(du\)/ }).waitFor()
  await mau.scrollIntoViewIfNeeded()
  await assertAccessible(page)
  await picture(page, 'daily-done-phone')
  await anna.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(mau, 'Ergebnis kopieren').click()
  await button(mau, 'Kopiert.').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  assert.match(text, /^Deal des Tages, \d{1,2}\. [A-Z]\S+ \d{4}\nLive Mau-Mau [+−]?\d+\n[▁-█]+$/)

  const saved = async (name) => {
    const download = page.waitForEvent('download')
    await button(mau, name).click()
    const file = await download
    return [file.suggestedFilename(), await fs.readFile(await file.path())]
  }
  const [svgName, svg] = await saved('Als Zeichnung (SVG)')
  assert.match(svgName, /^deal-des-tages-\d{4}-\d\d-\d\d-mau\.svg$/)
  assert.match(svg.toString(), /Live Mau-Mau/)
  assert.match(svg.toString(), /Deal des Tages · \d{1,2}\. [A-Z]\S+ \d{4}</)
  const [pngName, png] = await saved('Als Bild sichern')
  assert.match(pngName, /^deal-des-tages-\d{4}-\d\d-\d\d-mau\.png$/)
  assert.equal(png.subarray(1, 4).toString(), 'PNG')
  assert.equal(png.readUInt32BE(16), 1200, 'twice as fine')
  if (process.env.SCREENSHOTS) await fs.writeFile(`${process.env.SCREENSHOTS}/daily.png`, png)

  // Played again it does not count, and the table says so. It is named in no list, if one likes.
  const kept = page.waitForResponse(/\/api\/daily\/name$/)
  await page.getByRole('checkbox', { name: 'In den Listen ohne Namen stehen' }).check()
  await kept
  await page.reload()
  assert.ok(
    await page.getByRole('checkbox', { name: 'In den Listen ohne Namen stehen' }).isChecked(),
  )
  await mau.getByRole('row', { name: /jemand \(du\)/ }).waitFor()

  // The film of the best: one's own, where nobody else has played.
  await mau.getByRole('link', { name: 'Die beste Partie ansehen' }).click()
  await page.waitForURL(/\/partie\//)
  await page.getByRole('slider', { name: 'Stelle in der Partie' }).waitFor()
  await button(page, 'Zum Ende').click()
  await picture(page, 'daily-film-phone')
  // Others still have to play these cards, so it cannot be handed on: that is said, not offered.
  await button(page, 'Mehr').click()
  await page.getByText(/^Andere spielen diese Karten noch: .* wenn der Tag vorbei ist\.$/).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Als Datei speichern' }).count(), 0)
  await assertAccessible(page)
  await picture(page, 'daily-film-menu-phone')
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.waitForURL(/\/tag$/)

  // Somebody else sees nothing of it before an own try.
  const other = await person(place.browser, { viewport: LAPTOP, locale: 'en-GB' })
  await open(other.page, 'Deal of the day')
  const theirs = dealOf(other.page, 'Live Mau-Mau')
  await theirs.getByText('one person has begun').waitFor()
  assert.equal(await theirs.getByRole('table').count(), 0)
  await assertAccessible(other.page)
  await picture(other.page, 'daily-laptop')
  // Given up by keyboard, after a second thought, it counts without a result, and the list is open.
  await other.page.locator('input[name=name]').fill('Olive')
  await button(theirs, 'Play').focus()
  await other.page.keyboard.press('Enter')
  await other.page.locator('.hand [data-card]').first().waitFor()
  await picture(other.page, 'daily-table-laptop')
  await other.page.goto(`${place.server.url}/tag`)
  await button(theirs, 'Give up').focus()
  await other.page.keyboard.press('Enter')
  await other.page.keyboard.press('Enter')
  await theirs.getByText('Given up.').waitFor()
  await theirs.getByRole('row', { name: /somebody/ }).waitFor()
  await assertAccessible(other.page)
  await picture(other.page, 'daily-given-up-laptop')

  // Days past: no day is over here yet, so today's deals are told as such.
  await other.page.route('**/api/daily/past', async (route) => {
    const today = await other.page.request.get(`${place.server.url}/api/daily`)
    const { deals } = await today.json()
    const past = deals.map((deal) => ({ ...deal, over: true }))
    await route.fulfill({ json: { deals: past, next: null } })
  })
  await other.page.reload()
  const past = other.page.getByRole('button', { name: /· Live Mau-Mau$/ })
  await past.focus()
  await other.page.keyboard.press('Enter')
  await other.page
    .getByRole('listitem')
    .getByRole('row', { name: /somebody/ })
    .waitFor()
  await assertAccessible(other.page)
  await picture(other.page, 'daily-past-laptop')
  assertNoErrors(anna, other)
})
