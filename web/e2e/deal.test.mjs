import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import {
  dealAgain,
  handOf,
  isOver,
  myTurn,
  ON,
  playDeal,
  quickGame,
  watchOver,
} from './lib/play.mjs'

const place = openPlace()

// Many cards left with the others may end the match with its first deal.
const NEXT = /^(Nächste Runde geben|Revanche)$/

// A bot with good cards ends a deal after one's own first move; then the next one counts as well.
const ENOUGH = 3

const COMBINATIONS = [
  {
    viewport: PHONE,
    locale: 'de-DE',
    name: 'phone-de',
    next: NEXT,
  },
  {
    viewport: LAPTOP,
    locale: 'en-GB',
    name: 'laptop-en',
    next: /^(Next deal|Rematch)$/,
  },
]

for (const { viewport, locale, name, next } of COMBINATIONS) {
  test(`a whole deal against bots by clicking (${name})`, async () => {
    const anna = await person(place.browser, { viewport, locale })
    const { page } = anna
    await page.goto(place.server.url)
    await page.locator('h1').waitFor()
    await assertAccessible(page)
    await picture(page, `start-${name}`)

    await quickGame(page, place.server.url, 'Anna')
    assert.ok((await handOf(page)).length >= 5)

    let looked = false
    const onmove = async (n) => {
      if (looked || n < 2 || (await page.locator('dialog').count())) return
      // A bot may lay its last card before it is one's own turn again.
      await myTurn(page).or(page.locator('dialog .total')).first().waitFor({ timeout: 60_000 })
      if (await isOver(page)) return
      looked = true
      await assertAccessible(page)
      await picture(page, `table-${name}`)
    }
    for (let moves = 0; ;) {
      moves += await playDeal(page, { onmove })
      if (moves >= ENOUGH) break
      await dealAgain(page)
    }
    await assertAccessible(page)
    await picture(page, `result-${name}`)

    await page.getByRole('button', { name: next }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.hand [data-card]').nth(4).waitFor()
    assertNoErrors(anna)
    await anna.context.close()
  })
}

/** One step by the keys that the screen names, as somebody plays who has no mouse. */
async function pressOnce(page) {
  if (await page.locator('dialog [data-choice]').count()) {
    await page.keyboard.press('1')
    return true
  }
  if (await page.locator('.hand button.legal').count()) {
    for (let i = 0; i < 24; i++) {
      await page.keyboard.press('ArrowRight')
      if (await onLegalCard(page)) {
        await page.keyboard.press('Enter')
        return true
      }
    }
    return false
  }
  const button = page.locator(`.actions .act${ON}`).first()
  if (!(await button.count())) return false
  const keys = await button.getAttribute('aria-keyshortcuts', { timeout: 1500 }).catch(() => null)
  if (keys) await page.keyboard.press(keys.split(' ')[0])
  return keys !== null
}

/** Goes on with Tab until the button has the focus, and presses it. */
async function tabTo(page, name) {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  for (let i = 0; i < 40; i++) {
    if (await button.evaluate((it) => it === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  assert.ok(await button.evaluate((it) => it === document.activeElement), `${name} by Tab`)
  await page.keyboard.press('Enter')
}

test('a whole deal by the keyboard alone, and on to the next', async () => {
  const { page, errors, context } = await person(place.browser, { viewport: LAPTOP })
  await page.goto(place.server.url)
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
  const watch = watchOver([page])
  for (let done = 0; done < ENOUGH;) {
    while (!(await isOver(page))) {
      const pressed = await pressOnce(page)
      if (pressed) done++
      await watch(pressed)
      await page.waitForTimeout(100)
    }
    assert.match(await log.innerText(), /Du (legst|ziehst|gibst)/)

    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await tabTo(page, 'Ergebnis zeigen')
    await tabTo(page, NEXT)
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.hand [data-card]').nth(4).waitFor()
  }
  assert.deepEqual(errors, [])
  await context.close()
})

const onLegalCard = (page) =>
  page.evaluate(() => document.activeElement?.classList.contains('legal') ?? false)
