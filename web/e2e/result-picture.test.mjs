// The result of a match goes out as a picture: looked at, saved in two kinds.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { playDeal, quickTable } from './lib/play.mjs'

const place = openPlace()

/** Rules by which a match is one deal. */
const SHORT = { base: 'tschau-sepp', options: {} }

/** On paper stands the sheet alone, on one page. */
async function assertOnePage(page) {
  await page.emulateMedia({ media: 'print' })
  const seen = () =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.tagName)
  assert.deepEqual(await page.evaluate(seen), ['IMG'])
  const paper = (await page.pdf()).toString('latin1')
  assert.equal(paper.match(/\/Type\s*\/Page\b/g).length, 1)
  await page.emulateMedia({ media: 'screen' })
}

test('the result of a match as a picture, on a phone', async () => {
  const one = await person(place.browser, { viewport: PHONE, locale: 'de-DE' })
  const { page } = one
  await quickTable(page, place.server.url, 'Änne <3', SHORT)
  await playDeal(page)
  await page.getByRole('button', { name: 'Ergebnis als Bild' }).click()
  const dialog = page.getByRole('dialog', { name: 'Das Ergebnis' })
  await dialog.getByRole('img', { name: 'Spielzettel: Tschau Sepp' }).waitFor()
  await assertAccessible(page)
  await picture(page, 'result-picture-phone')

  const saved = async (name) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name }).click(),
    ])
    return [download.suggestedFilename(), await fs.readFile(await download.path())]
  }
  const [svgName, svg] = await saved('Als Zeichnung (SVG)')
  assert.equal(svgName, 'stammtisch-ergebnis.svg')
  assert.match(svg.toString(), /Änne &#60;3/)
  assert.match(svg.toString(), /Tschau Sepp/)
  const [pngName, png] = await saved('Als Bild sichern')
  assert.equal(pngName, 'stammtisch-ergebnis.png')
  assert.equal(png.subarray(1, 4).toString(), 'PNG')
  assert.equal(png.readUInt32BE(16), 1440, 'twice as fine')

  await page.evaluate(() => (window.print = () => (document.title = 'printed')))
  await dialog.getByRole('button', { name: 'Drucken' }).click()
  assert.equal(await page.title(), 'printed')
  await assertOnePage(page)

  // Later it is had from the film, whoever comes by it: the same picture.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').locator('.go').getByRole('link').click()
  await page.waitForURL(/\/partie\//)
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('button', { name: 'Ergebnis als Bild' }).click()
  await dialog.getByRole('img', { name: 'Spielzettel: Tschau Sepp' }).waitFor()
  await assertAccessible(page)
  await picture(page, 'result-picture-film-phone')
  const [, again] = await saved('Als Zeichnung (SVG)')
  assert.equal(again.toString(), svg.toString())
  await assertOnePage(page)
  assertNoErrors(one)
})
