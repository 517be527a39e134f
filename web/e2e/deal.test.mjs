import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { handOf, playDeal, quickGame } from './lib/play.mjs'

const place = openPlace()

const COMBINATIONS = [
  {
    viewport: PHONE,
    locale: 'de-DE',
    name: 'phone-de',
    turn: 'Du bist dran',
    next: 'Nächste Runde geben',
  },
  {
    viewport: LAPTOP,
    locale: 'en-GB',
    name: 'laptop-en',
    turn: 'Your turn',
    next: 'Deal again',
  },
]

for (const { viewport, locale, name, turn, next } of COMBINATIONS) {
  test(`a whole deal against bots by clicking (${name})`, async () => {
    const anna = await person(place.browser, { viewport, locale })
    const { page } = anna
    await page.goto(place.house.url)
    await assertAccessible(page)
    await picture(page, `start-${name}`)

    await quickGame(page, place.house.url, 'Anna')
    assert.ok((await handOf(page)).length >= 5)

    let looked = false
    const moves = await playDeal(page, {
      onmove: async (n) => {
        if (looked || n < 2 || (await page.locator('dialog').count())) return
        looked = true
        await page.getByText(turn).last().waitFor()
        await assertAccessible(page)
        await picture(page, `table-${name}`)
      },
    })
    assert.ok(moves >= 3, `${moves} moves`)
    await assertAccessible(page)
    await picture(page, `result-${name}`)

    await page.getByRole('button', { name: next }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.hand [data-card]').nth(4).waitFor()
    assertNoErrors(anna)
    await anna.context.close()
  })
}

test('the keyboard alone makes moves', async () => {
  const { page, errors, context } = await person(place.browser, { viewport: LAPTOP })
  await page.goto(place.house.url)
  await page.locator('input[name=name]').focus()
  await page.keyboard.type('Tastenfee')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('.hand [data-card]').first().waitFor()

  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })

  const log = page.locator('aside ol')
  for (let done = 0, tries = 0; done < 3; tries++) {
    assert.ok(tries < 900, 'three moves by keyboard')
    await page.waitForTimeout(100)
    if (await page.locator('dialog .total').count()) break
    if (await page.locator('.hand button.legal').count()) {
      await page.keyboard.press('ArrowRight')
      for (let i = 0; i < 12 && !(await onLegalCard(page)); i++)
        await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(150)
      if (await page.locator('dialog [data-choice]').count()) await page.keyboard.press('1')
      done++
    } else if (await page.locator('.actions .act:enabled').count()) {
      await page.keyboard.press('d')
      await page.keyboard.press('p')
      done++
    }
  }
  assert.match(await log.innerText(), /Du (legst|ziehst|gibst)/)
  assert.deepEqual(errors, [])
  await context.close()
})

const onLegalCard = (page) =>
  page.evaluate(() => document.activeElement?.classList.contains('legal') ?? false)
