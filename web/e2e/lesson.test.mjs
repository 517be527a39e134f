// A person who has never played is led through both games: by touch, by keyboard, and may stop.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()

const guide = (page) => page.locator('.guide')
const done = (page) =>
  page.evaluate(() => document.querySelector('.guide progress')?.value ?? 'nothing')
const lit = (page) => page.locator('[data-guided]')

/** Waits until the lesson stands at another step. */
const after = (page, step) =>
  page.waitForFunction(
    (step) => (document.querySelector('.guide progress')?.value ?? step) !== step,
    step,
  )

async function begin(page, name) {
  await page.goto(place.server.url)
  await page.locator('input[name=name]').fill('Anna')
  await page.getByRole('button', { name, exact: true }).click()
  await guide(page).waitFor()
}

/** How the lesson is taken: with fingers or with keys. */
const TOUCH = {
  press: (locator) => locator.first().tap({ timeout: 1500 }),
  goOn: (page) => guide(page).getByRole('button', { name: 'Weiter', exact: true }).tap(),
}
const KEYS = {
  async press(locator) {
    await locator.first().focus({ timeout: 1500 })
    await locator.page().keyboard.press('Enter')
  },
  /** The guide puts the keyboard where it is needed. */
  async goOn(page) {
    await page.waitForFunction(() => document.activeElement?.closest('.guide') !== null)
    await page.keyboard.press('Enter')
  },
}

/** Does what is lit up, and nothing that the page does not say. */
async function follow(page, { press, goOn }, each = async () => {}) {
  for (;;) {
    const step = await done(page)
    const next = guide(page).getByRole('button', { name: 'Weiter', exact: true })
    const end = guide(page).getByRole('button', { name: 'Jetzt eine ganze Partie' })
    await next.or(end).or(lit(page)).first().waitFor()
    if (await end.isVisible()) return
    await each(step)
    if (await next.isVisible()) {
      await goOn(page)
      await after(page, step)
      continue
    }
    await act(page, press, step)
    await after(page, step)
  }
}

/** All that changes when something is touched. */
const look = (before) => {
  const now = JSON.stringify([
    document.querySelector('.guide progress')?.value,
    document.querySelectorAll('dialog[open], .armed, .away, .picked').length,
    document.querySelectorAll('.hand [data-card], .actions [aria-disabled=true]').length,
  ])
  return now !== before && now
}

/** Touches what is lit up, as often as it takes, and then what confirms it. */
async function act(page, press, step) {
  const still = ':not(.away, .picked, :disabled, [aria-disabled=true], [data-asks])'
  const choice = page.locator('dialog [data-guided]')
  const lit = page.locator(`button[data-guided]${still}`)
  const confirm = page.locator('.actions .calm:not(:disabled, [aria-disabled=true])')
  while ((await done(page)) === step) {
    await choice.or(lit).or(confirm).first().waitFor()
    const before = await page.evaluate(look, null)
    const target = (await choice.count()) ? choice : (await lit.count()) ? lit : confirm
    // What was lit a moment ago may have been done meanwhile.
    if (
      !(await press(target).then(
        () => true,
        () => false,
      ))
    )
      continue
    await page.waitForFunction(look, before)
  }
}

for (const [name, lesson] of [
  ['Mau-Mau', 'Mau-Mau lernen'],
  ['Maxonaut', 'Maxonaut lernen'],
]) {
  test(`${name} is learned with fingers on a phone`, async () => {
    const how = { viewport: PHONE, touch: true, newCards: true }
    const { page, context, errors } = await person(place.browser, how)
    await begin(page, lesson)
    let looked = 0
    await follow(page, TOUCH, async (step) => {
      if (looked++ % 4 === 0) await assertAccessible(page)
      // A reload in the middle changes nothing.
      if (step === 4 || step === 9) {
        const said = await guide(page).locator('.words').innerText()
        await page.reload()
        await guide(page).waitFor()
        assert.equal(await guide(page).locator('.words').innerText(), said)
      }
    })
    assert.match(await guide(page).locator('.words').innerText(), /Gewonnen|gewinnst/)
    await guide(page).getByRole('button', { name: 'Jetzt eine ganze Partie' }).tap()
    await guide(page).waitFor({ state: 'detached' })
    await page.locator('.hand').waitFor()
    assertNoErrors({ errors })
    await context.close()
  })

  test(`${name} is learned with keys on a laptop`, async () => {
    const { page, context, errors } = await person(place.browser, { viewport: LAPTOP })
    await begin(page, lesson)
    await follow(page, KEYS)
    assert.match(await guide(page).locator('.words').innerText(), /Gewonnen|gewinnst/)
    assertNoErrors({ errors })
    await context.close()
  })
}

test('who does something else is told kindly, and may stop at any time', async () => {
  const { page, context, errors } = await person(place.browser)
  await begin(page, 'Mau-Mau lernen')
  const begun = await done(page)
  await guide(page).getByRole('button', { name: 'Weiter', exact: true }).click()
  await after(page, begun)
  await lit(page).first().waitFor()
  const step = await done(page)
  // The eight of hearts would fit as well.
  await page.locator('.hand [data-card="8H"]').click()
  await page.locator('.hand [data-card="8H"]').click()
  await guide(page).getByText('Das ginge auch!').waitFor()
  assert.equal(await done(page), step)
  await guide(page).getByRole('button', { name: 'Beenden' }).click()
  await page.getByRole('heading', { name: 'Stammtisch' }).waitFor()
  // It stands in no list, and the offer is still there: nothing was played yet.
  assert.equal(await page.getByText('Deine Tische').count(), 0)
  await page.getByRole('button', { name: 'Mau-Mau lernen', exact: true }).waitFor()
  assertNoErrors({ errors })
  await context.close()
})
