import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  assertAccessible,
  assertNoErrors,
  LAPTOP,
  openAs,
  person,
  picture,
} from './lib/browser.mjs'
import { atAccount, button } from './lib/account.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()
const PASSPHRASE = 'vier Asse im Ärmel'

test('a guest becomes somebody whom every device knows, by name and passphrase', async () => {
  const laptop = await atAccount(place, 'Heidi', { viewport: LAPTOP })
  const { page } = laptop
  await page.getByText('Noch kennt dich nur dieser Browser.').waitFor()
  await assertAccessible(page)

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Heidi vom Hof')
  await button(page, 'Speichern').first().click()
  await page.getByText('Gespeichert', { exact: true }).waitFor()
  await page.getByRole('switch', { name: /links/ }).click()

  await button(page, 'Passwort festlegen').click()
  await button(page, 'Abbrechen').click()
  await button(page, 'Passwort festlegen').click()
  await page.getByLabel('Anmeldename').fill('heidi')
  await page.getByLabel('Passwort', { exact: true }).fill('kurz')
  await page.locator('form button.primary').last().click()
  await page.getByText('Ein Passwort hat 10 bis 200 Zeichen').waitFor()
  await assertAccessible(page)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSPHRASE)
  await page.locator('form button.primary').last().click()
  await page.getByText('Gespeichert').last().waitFor()
  await page.getByText('Anmeldename: heidi').waitFor()
  await picture(page, 'account-laptop-de')

  // The phone is somebody else until it signs in; the account brings its language along.
  const phone = await person(place.browser, { locale: 'en-GB' })
  await phone.page.goto(place.server.url)
  await phone.page.getByRole('link', { name: 'Sign in' }).click()
  await phone.page.getByLabel('Login name').fill('HEIDI')
  await phone.page.getByLabel('Password').fill('five aces up the sleeve')
  await button(phone.page, 'Sign in').click()
  await phone.page.getByText('Name or password is wrong.').waitFor()
  await assertAccessible(phone.page)
  await picture(phone.page, 'sign-in-phone-en')
  // Who has forgotten the password is told another way in.
  await phone.page.getByRole('link', { name: 'How to do that' }).click()
  await phone.page.getByText(/choose “Link another device”/).waitFor()
  await phone.page.goBack()
  await phone.page.getByLabel('Login name').fill('HEIDI')
  await phone.page.getByLabel('Password').fill(PASSPHRASE)
  await button(phone.page, 'Sign in').click()
  await phone.page.getByRole('link', { name: 'Dein Konto' }).click()
  await phone.page.getByText('dieses Gerät').waitFor()
  assert.equal(
    await phone.page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(),
    'Heidi vom Hof',
  )
  assert.ok(await phone.page.getByRole('switch', { name: /links/ }).isChecked())
  await assertAccessible(phone.page)
  await picture(phone.page, 'account-phone-de')

  // Both devices are listed, and the one signs the other out.
  await page.reload()
  await page.getByRole('button', { name: /„.+“ abmelden/ }).click()
  await page.getByRole('button', { name: /„.+“ abmelden/ }).waitFor({ state: 'detached' })
  await phone.page.reload()
  await phone.page.getByText('Du hast hier noch keinen Namen').waitFor()
  await assertAccessible(phone.page)

  // Changing the passphrase needs the old one.
  await button(page, 'Passwort ändern').click()
  await page.getByLabel('Aktuelles Passwort').fill('weiß ich nicht mehr')
  await page.getByLabel('Neues Passwort').fill('fünf Asse im Ärmel')
  await page.locator('form button.primary').last().click()
  await page.getByText('Das aktuelle Passwort stimmt nicht.').waitFor()
  await page.getByLabel('Aktuelles Passwort').fill(PASSPHRASE)
  await button(page, 'Entfernen').click()
  await button(page, 'Passwort festlegen').waitFor()
  assertNoErrors(laptop, phone)
})

test('who has an account signs in at the gate of a table, and sits', async () => {
  const host = await person(place.browser, { viewport: LAPTOP })
  await openAs(host.page, place.server.url, 'Wirtin')
  await host.page.goto(`${place.server.url}/neu`)
  await button(host.page, 'Tisch eröffnen').click()
  await host.page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  const signed = await atAccount(place, 'Sepp')
  await button(signed.page, 'Passwort festlegen').click()
  await signed.page.getByLabel('Passwort', { exact: true }).fill(PASSPHRASE)
  await signed.page.locator('form button.primary').last().click()
  await signed.page.getByText('Gespeichert').last().waitFor()

  const fresh = await person(place.browser)
  const { page } = fresh
  await page.goto(host.page.url())
  await button(page, 'Regeln').click()
  await page.locator('dialog .rules li').first().waitFor()
  await assertAccessible(page)
  await button(page, 'Schließen').click()
  await assertAccessible(page)
  await picture(page, 'gate-phone-de')
  await page.getByRole('link', { name: 'Ich habe schon ein Konto' }).click()
  await page.getByLabel('Anmeldename').fill('Sepp')
  await page.getByLabel('Passwort').fill(PASSPHRASE)
  await button(page, 'Anmelden').click()
  await page.waitForURL(host.page.url())
  await host.page.getByText('Sepp', { exact: true }).waitFor()
  assertNoErrors(host, signed, fresh)
})

test('a device is linked by a code that counts once, and whose secret leaves the address', async () => {
  const laptop = await atAccount(place, 'Lina', { viewport: LAPTOP })
  const phone = await person(place.browser)
  const { page } = laptop
  const answered = page.waitForResponse((r) => r.url().endsWith('/api/devices'))
  await button(page, 'Weiteres Gerät verbinden').click()
  const { url } = await (await answered).json()
  const qr = page.getByRole('img', { name: /QR-Code/ })
  await qr.waitFor()
  await qr.evaluate((img) => img.decode())
  await assertAccessible(page)
  await picture(page, 'link-laptop-de')

  // The link names the address in the network; the test stays on this machine.
  const here = `${place.server.url}/geraet${new URL(url).hash}`
  await phone.page.goto(here)
  await phone.page.getByText('Dieses Gerät verbinden?').waitFor()
  assert.equal(new URL(phone.page.url()).hash, '')
  await assertAccessible(phone.page)
  await picture(phone.page, 'link-phone-de')
  // A link alone does nothing: somebody has to want it.
  const asked = () => fetch('/api/session').then((answer) => answer.json())
  assert.equal((await phone.page.evaluate(asked)).player, null)
  await button(phone.page, 'Verbinden').click()
  await phone.page.getByRole('link', { name: 'Dein Konto' }).waitFor()
  assert.equal(await phone.page.locator('input[name=name]').inputValue(), 'Lina')
  await page.getByText('Verbunden.').waitFor()

  const other = await person(place.browser, { locale: 'en-GB' })
  await other.page.goto(here)
  await button(other.page, 'Link').click()
  await other.page.getByText('That code is no longer valid.').waitFor()
  await assertAccessible(other.page)
  assertNoErrors(laptop, phone, other)
})

test('a passkey signs in without a name or a word', async () => {
  // Browsers make passkeys for names of hosts only.
  const url = place.server.url.replace('127.0.0.1', 'localhost')
  const someone = await atAccount(place, 'Pia', { url })
  const { page, context } = someone
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // Nothing else leads back here yet: who signs out is warned, until there is a passkey.
  await button(page, 'Auf diesem Gerät abmelden').click()
  await button(page, 'Trotzdem abmelden').waitFor()
  await assertAccessible(page)
  await button(page, 'Passkey anlegen').click()
  const remove = page.getByRole('button', { name: /^Passkey .* löschen$/ })
  await remove.waitFor()
  await button(page, 'Auf diesem Gerät abmelden').waitFor()
  await picture(page, 'passkey-phone-de')
  await button(page, 'Passkey anlegen').click()
  await page.getByText('Auf diesem Gerät gibt es schon einen Passkey').waitFor()
  await assertAccessible(page)

  await button(page, 'Auf diesem Gerät abmelden').click()
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await button(page, 'Mit Passkey anmelden').click()
  await page.getByRole('link', { name: 'Dein Konto' }).click()
  assert.equal(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), 'Pia')
  // A passkey is gone for good, so the second tap counts.
  await remove.click()
  await page.getByText('kommst du dann nicht mehr in dein Konto').waitFor()
  await assertAccessible(page)
  await picture(page, 'passkey-remove-phone-de')
  await page.reload()
  await remove.click()
  await button(page, 'Wirklich?').click()
  await page.getByText(/^Noch kennt dich nur dieser Browser/).waitFor()
  assert.equal(await remove.count(), 0)
  assertNoErrors(someone)
})
