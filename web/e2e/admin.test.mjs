import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { button } from './lib/account.mjs'
import { assertAccessible, assertNoErrors, LAPTOP, person, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { quickGame } from './lib/play.mjs'

const place = openPlace()

test('the link of the first start makes one an admin, who sees tables and closes one', async () => {
  const { url, data } = place.server
  const guest = await person(place.browser)
  await quickGame(guest.page, url, 'Gus')
  const code = guest.page.url().slice(-6)

  // Without the key there is nothing to see.
  const admin = await person(place.browser, { viewport: LAPTOP })
  const { page } = admin
  await page.goto(`${url}/verwaltung`)
  await page.getByText('Das darf hier nur die Verwaltung').waitFor()
  await assertAccessible(page)

  const link = new URL((await readFile(path.join(data, 'admin-link'), 'utf8')).trim())
  await page.goto('about:blank')
  await page.goto(`${url}${link.pathname}${link.hash}`)
  await page.getByText('Diesen Server verwalten?').waitFor()
  assert.equal(new URL(page.url()).hash, '')
  await assertAccessible(page)
  await picture(page, 'admin-claim-laptop-de')
  await page.locator('input[name=name]').fill('Agathe')
  await button(page, 'Verwaltung übernehmen').click()

  const row = page.getByRole('listitem').filter({ hasText: code })
  await row.getByText('eine Person da').waitFor()
  await assertAccessible(page)
  await picture(page, 'admin-laptop-de')
  await button(page, `Tisch ${code} schließen`).click()
  await page.getByText('Wer dort sitzt, wird verabschiedet.').waitFor()
  await assertAccessible(page)
  await button(page, 'Tisch schließen').click()
  await row.waitFor({ state: 'detached' })
  await guest.page.locator('.hand').waitFor({ state: 'detached' })
  await page.goto(`${url}/konto`)
  await page.getByRole('link', { name: 'Zur Verwaltung des Servers' }).waitFor()

  // The key counts once.
  const late = await person(place.browser, { locale: 'en-GB' })
  await late.page.goto(`${url}${link.pathname}${link.hash}`)
  await late.page.locator('input[name=name]').fill('Late Larry')
  await button(late.page, 'Take over').click()
  await late.page.getByText('That key is not valid').waitFor()
  await assertAccessible(late.page)
  await picture(late.page, 'admin-late-phone-en')
  assertNoErrors(admin, guest, late)
})
