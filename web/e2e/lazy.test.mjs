// Parts of the page that load late: across a dropped connection, and after a new version of the server.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertNoErrors, person } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { quickGame } from './lib/play.mjs'

const place = openPlace()

/** Somebody at a table whose page has fetched nothing ahead. */
async function atTable() {
  const someone = await person(place.browser)
  await someone.page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await quickGame(someone.page, place.server.url, 'Anna')
  await someone.page.locator('.hand [data-card]').first().waitFor()
  return someone
}

const sheet = (page) => page.getByRole('button', { name: 'Punkteblatt' })
const table = (page) => page.getByRole('dialog').locator('table')

test('what was wanted while the connection was down comes when it is back', async () => {
  const { page, context, errors } = await atTable()
  await context.route('**/*', (route) => route.abort())
  await sheet(page).click()
  await page.getByText('Ein Teil der Seite ist noch nicht da.').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  await context.unroute('**/*')
  // It may come by itself before the button is pressed, which is gone then.
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await Promise.race([again.click(), table(page).waitFor()])
  await table(page).waitFor()
  // It looks as it should: its styles have come too.
  const width = await page
    .getByRole('dialog')
    .evaluate((one) => getComputedStyle(one).borderTopWidth)
  assert.equal(width, '0px')
  await page.getByText('Ein Teil der Seite ist noch nicht da.').waitFor({ state: 'detached' })
  assertNoErrors({ errors })
  await context.close()
})

test('after a new version of the server the page begins anew, once, and at the same place', async () => {
  const { page, context, errors } = await atTable()
  const address = page.url()
  // The old files are gone, and the page that the server gives out names new ones.
  await context.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await context.route(/\/$/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/index-[^"]+\.js/, 'index-newer.js')
    await route.fulfill({ response: answer, body })
  })
  let loads = 0
  page.on('load', () => loads++)
  // The reloaded page finds its files.
  page.on('framenavigated', () => context.unroute('**/assets/**'))
  await Promise.all([page.waitForEvent('load'), sheet(page).click()])
  await page.locator('.hand [data-card]').first().waitFor()
  assert.equal(page.url(), address)
  // What was wanted opens by itself.
  await table(page).waitFor()
  assert.equal(loads, 1)
  assertNoErrors({ errors })
  await context.close()
})

test('a table has all it needs before it needs it', async () => {
  const { page, context, errors } = await person(place.browser)
  await quickGame(page, place.server.url, 'Anna')
  await page.locator('.hand [data-card]').first().waitFor()
  const came = (name) =>
    page.waitForFunction(
      (name) =>
        performance.getEntriesByType('resource').some((one) => one.name.includes(`/${name}-`)),
      name,
    )
  for (const part of ['PlayDialog', 'ResultDialog', 'Countdown', 'later', 'refusals', 'Panels'])
    await came(part)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await sheet(page).click()
  await table(page).waitFor()
  assertNoErrors({ errors })
  await context.close()
})
