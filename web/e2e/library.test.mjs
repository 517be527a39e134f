// Rules of the library are found by what they do, played at once, changed, and shared by a link.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()

const noWider = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a set of the library is found, read and played on a phone', async () => {
  const one = await person(place.browser, { viewport: PHONE, locale: 'de-DE' })
  const { page } = one
  await page.goto(`${place.server.url}/regeln`)
  await page.getByRole('heading', { name: 'Bibliothek' }).waitFor()
  await page.getByRole('status').filter({ hasText: '41 Regelwerke' }).waitFor()
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('Schweiz')
  await page.getByRole('link', { name: 'Tschau Sepp', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Neunerln' }).waitFor({ state: 'detached' })
  await assertAccessible(page)
  assert.ok((await noWider(page)) <= 0)
  await picture(page, 'library-phone')

  // Whoever comes back finds what was looked for.
  await page.reload()
  await page.getByRole('link', { name: 'Tschau Sepp', exact: true }).click()
  await page.getByRole('heading', { name: 'Tschau Sepp', level: 1 }).waitFor()
  await page.locator('.rules li').first().waitFor()
  await picture(page, 'library-rules-phone')
  await page.goBack()
  assert.equal(await page.getByRole('searchbox', { name: 'Suchen' }).inputValue(), 'Schweiz')
  await page.getByRole('link', { name: 'Tschau Sepp', exact: true }).click()

  await page.getByRole('link', { name: 'Tisch eröffnen' }).click()
  await page.getByRole('radio', { name: /^Tschau Sepp/, checked: true }).waitFor()
  await page.getByRole('textbox', { name: /Wie|Name/ }).fill('Vreni')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}/)
  await page.getByText('Tschau Sepp').first().waitFor()
  assertNoErrors(one)
})

test('own rules are made from the library and shared by a link with somebody else', async () => {
  const one = await person(place.browser, { viewport: LAPTOP, locale: 'en-GB' })
  const { page } = one
  await page.goto(`${place.server.url}/regeln/neunerln`)
  await page.getByRole('link', { name: 'Make rules of your own from it' }).click()
  await page.locator('.verdict.good').waitFor()
  await page.getByText('Base: Neunerln').waitFor()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Nines at ours')
  await page.reload()
  await page.locator('.verdict.good').waitFor()
  assert.equal(await name.inputValue(), 'Nines at ours', 'the base is found again')

  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByText('Without a code: all of it is in the link').click()
  const qr = dialog.getByRole('img', { name: /QR code with all/ })
  await qr.waitFor()
  await page.waitForFunction(() => document.querySelector('dialog img')?.naturalWidth > 0)
  await assertAccessible(page)
  await picture(page, 'share-rules-laptop')
  const packed = new URL(await qr.getAttribute('src'), place.server.url).searchParams.get('r')
  assertNoErrors(one)

  const other = await person(place.browser, { viewport: PHONE, locale: 'de-DE' })
  await other.page.goto(`${place.server.url}/regeln/eigene#r=${packed}`)
  await other.page.getByRole('heading', { name: 'Nines at ours' }).waitFor()
  await other.page.locator('.rules li').first().waitFor()
  await assertAccessible(other.page)
  assert.ok((await noWider(other.page)) <= 0)
  await picture(other.page, 'shared-rules-phone')
  await other.page.getByRole('button', { name: 'Behalten und ändern' }).click()
  await other.page.locator('.verdict.good').waitFor()
  await other.page.getByRole('button', { name: 'Alle meine Regeln' }).click()
  await other.page.getByText('von einem Link').waitFor()

  // The link is opened once more, and played by.
  await other.page.goto(`${place.server.url}/regeln/eigene#r=${packed}`)
  await other.page.getByRole('textbox', { name: /Wie|Name/ }).fill('Bert')
  await other.page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await other.page.waitForURL(/\/t\/[A-Z0-9]{6}/)
  await other.page.getByText('Nines at ours').first().waitFor()

  // A link that was cut off on the way says so.
  await other.page.goto(`${place.server.url}/regeln/eigene#r=${packed.slice(0, -9)}`)
  await other.page.getByRole('alert').filter({ hasText: 'In diesem Link stehen keine' }).waitFor()
  assertNoErrors(other)
})
