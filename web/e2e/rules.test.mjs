// The rules of all games can be read, set, linked and printed without a table.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { choose } from './lib/play.mjs'

const place = openPlace()

const lines = (page) => page.locator('.rules li').allInnerTexts()
const changed = (page) => page.locator('.rules li.changed')

for (const viewport of [PHONE, LAPTOP]) {
  test(`rules are found from the start page and set, at ${viewport.width} px`, async () => {
    const { page, errors } = await person(place.browser, { viewport })
    await page.goto(place.server.url)
    await page.getByRole('link', { name: 'Spielregeln' }).first().click()
    await page.getByRole('heading', { name: 'Live Mau-Mau' }).waitFor()
    await assertAccessible(page)
    assert.equal(await page.locator('main > ul > li').count(), 5)
    await page.getByRole('link', { name: 'Live Mau-Mau' }).click()
    await page.waitForURL(/\/regeln\/live$/)
    await page.locator('.rules li').first().waitFor()
    await assertAccessible(page)
    const usual = await lines(page)

    await page.getByRole('button', { name: 'Ein Platz weniger' }).click()
    await page.waitForURL(/\?seats=3$/)
    await page.waitForFunction(
      (usual) =>
        [...document.querySelectorAll('.rules li')].map((li) => li.innerText).join() !== usual,
      usual.join(),
    )
    // Seats are no house rule: nothing is marked.
    assert.equal(await changed(page).count(), 0)
    await choose(page, 'Die 9', 'ohne Funktion')
    await page.waitForURL(/seats=3&o\.nine=plain$/)
    await page.getByText('Anders als üblich').waitFor()
    await page.waitForFunction(
      () =>
        ![...document.querySelectorAll('.rules li')].some((li) => /(^|\W)9: /.test(li.innerText)),
    )
    const before = (await lines(page)).join()

    // What is set is there again by its address, and in the other language.
    await page.reload()
    await page.getByText('Anders als üblich').waitFor()
    await page.locator('.rules li').first().waitFor()
    assert.equal((await lines(page)).join(), before)
    await page.locator('button[lang=en]').click()
    await page.getByText('Different from usual').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Live Mau-Mau' }).waitFor()
    assertNoErrors({ errors })
  })
}

test('on paper there are the rules and nothing else', async () => {
  const { page, errors } = await person(place.browser, { viewport: LAPTOP })
  await page.goto(`${place.server.url}/rules/maxonaut?seats=2`)
  await page.locator('.rules li').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const shown = await page.evaluate(() => document.querySelector('#app').innerText)
  assert.ok(shown.startsWith('Maxonaut'), shown.slice(0, 80))
  for (const word of ['Drucken', 'Plätze', 'Alle Regeln', 'English'])
    assert.ok(!shown.includes(word), word)
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  assert.ok(pages >= 1 && pages <= 4, `${pages} pages`)
  assertNoErrors({ errors })
})

test('rules that do not exist are said to be so, with those that do', async () => {
  const { page, errors } = await person(place.browser)
  await page.goto(`${place.server.url}/regeln/nichts`)
  await page.getByText('Diese Regeln gibt es hier nicht.').waitFor()
  await page.getByRole('link', { name: 'Maxonaut' }).waitFor()
  assertNoErrors({ errors })
})

test('the start page names what nobody finds, once one looks for it', async () => {
  const { page, errors } = await person(place.browser, { viewport: PHONE })
  await page.goto(place.server.url)
  await page.getByRole('button', { name: 'Mau-Mau lernen', exact: true }).waitFor()
  assert.equal(await page.getByText('Mogeln erlaubt').count(), 0)
  await page.getByRole('link', { name: /Was hier noch alles geht/ }).click()
  await page.getByText('Mogeln erlaubt').waitFor()
  await assertAccessible(page)
  await page.getByRole('link', { name: 'Spielen lernen' }).click()
  await page.getByRole('button', { name: 'Maxonaut lernen' }).waitFor()
  await assertAccessible(page)
  assertNoErrors({ errors })
})

test('rules of one’s own begin with an example, stay over a reload, and are judged in German', async () => {
  const { page, errors } = await person(place.browser, { viewport: LAPTOP })
  await page.goto(`${place.server.url}/neu`)
  await page.getByRole('radio', { name: 'Eigene Regeln' }).check()
  await page.getByRole('button', { name: 'Mit einem Beispiel anfangen' }).click()
  await page.getByRole('button', { name: 'Regeln prüfen' }).click()
  await page.locator('.said .good').waitFor()
  const text = page.locator('textarea')
  await text.fill((await text.inputValue()).replace('hand = 5', 'hand = "fünf"'))
  await page.getByRole('button', { name: 'Regeln prüfen' }).click()
  await page.getByText('muss hier stehen, nicht der Text "fünf"').waitFor()
  await page.reload()
  await page.getByRole('radio', { name: 'Eigene Regeln' }).check()
  assert.match(await text.inputValue(), /hand = "fünf"/)
  assertNoErrors({ errors })
})

test('the page can be put on a home screen in both languages', async () => {
  const { page } = await person(place.browser)
  await page.goto(place.server.url)
  const href = (rel) => page.locator(`link[rel="${rel}"]`).getAttribute('href')
  const icon = await page.request.get(place.server.url + (await href('apple-touch-icon')))
  assert.equal(icon.headers()['content-type'], 'image/png')
  for (const lang of ['de', 'en']) {
    await page.locator(`button[lang=${lang}]`).click()
    await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' })
    const manifest = await (
      await page.request.get(place.server.url + (await href('manifest')))
    ).json()
    assert.equal(manifest.lang, lang)
    for (const { src, type } of manifest.icons) {
      const answer = await page.request.get(place.server.url + src)
      assert.equal(answer.headers()['content-type'], type, src)
    }
  }
})
