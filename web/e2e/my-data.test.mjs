import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { atAccount, button } from './lib/account.mjs'
import { assertAccessible, assertNoErrors, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()

test('play money will be there, and everything about oneself can be taken along and deleted', async () => {
  const someone = await atAccount(place, 'Karo', { locale: 'en-GB' })
  const { page } = someone
  // A new name alone has nothing: play money comes with the first seat that needs it.
  await page.getByText('0.00 ℂ', { exact: true }).waitFor()
  await page.getByText(/100\.00 ℂ/).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const taken = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  assert.match(JSON.stringify(taken), /Karo/)

  // Nothing else signs this guest in again, so leaving asks twice.
  await button(page, 'Sign out on this device').click()
  await page.getByText('you will not get back to this account').waitFor()
  await assertAccessible(page)

  await button(page, 'Delete the account').click()
  await assertAccessible(page)
  const sure = button(page, 'Delete for good')
  await page.getByLabel(/Type your name/).fill('Karl')
  assert.ok(await sure.isDisabled())
  await page.getByLabel(/Type your name/).fill('Karo')
  await picture(page, 'delete-phone-en')
  await sure.click()
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  await page.goto(`${place.server.url}/konto`)
  await page.getByText('You have no name here yet').waitFor()
  assertNoErrors(someone)
})
