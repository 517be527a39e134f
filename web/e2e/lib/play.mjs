// Plays as a person would: looks at the screen, clicks what it offers.
import assert from 'node:assert/strict'

export async function quickGame(page, url, name, game = 'Mau-Mau') {
  await page.goto(url)
  await page.locator('input[name=name]').fill(name)
  await page.locator('button.brass', { hasText: game }).click()
  await page.locator('.own .hand').waitFor()
  if (game === 'Mau-Mau') await page.locator('.hand [data-card]').first().waitFor()
}

/** Opens a table from the start page: the ruleset by its German name, options by label. */
export async function openTable(page, url, { name, rules, seats, options = {} }) {
  await page.goto(url)
  await page.locator('input[name=name]').fill(name)
  await page.getByRole('button', { name: /^Tisch eröffnen/ }).click()
  await page.getByRole('radio', { name: rules }).check()
  await takeSeats(page, seats)
  for (const [label, choice] of Object.entries(options)) {
    const more = page.locator('details:not([open]) summary')
    if (await more.count()) await more.first().click()
    await page.getByLabel(label).selectOption({ label: choice })
  }
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
}

export async function takeSeats(page, seats) {
  const shown = page.locator('.seats output')
  for (let now; (now = Number(await shown.innerText())) !== seats;) {
    await page
      .locator('.seats button')
      .nth(now < seats ? 1 : 0)
      .click()
  }
}

export async function join(page, address, name) {
  await page.goto(address)
  await page.locator('input[name=name]').fill(name)
  await page.locator('form .btn.primary').click()
}

export const handOf = (page) =>
  page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((c) => c.dataset.card))

export const deckOf = async (page) => ({
  url: page.url(),
  hand: await handOf(page),
  round: await page.locator('header small').first().innerText(),
})

/** Whether it is one's own turn, whatever is asked then. */
export const myTurn = (page) => page.locator('.own.my-turn')

/** One's own turn with nothing on its way and nothing asked: the hand stays as it is. */
export const isResting = async (page) =>
  (await myTurn(page).isVisible()) &&
  (await page.locator('.hand[aria-busy=false]').isVisible()) &&
  !(await page.locator('dialog').count())

export const isOver = (page) => page.locator('dialog .total').first().isVisible()

/** Clicks until the deal is over or `until` says stop; answers how many moves were made. */
export async function playDeal(page, { until = async () => false, limit = 300_000, onmove } = {}) {
  const end = Date.now() + limit
  let moves = 0
  while (!(await isOver(page)) && !(await until(moves))) {
    assert.ok(Date.now() < end, `the deal is not over after ${limit} ms and ${moves} moves`)
    if (await playOnce(page)) {
      moves++
      await onmove?.(moves)
    }
    await page.waitForTimeout(80)
  }
  return moves
}

/** A click that comes too late is no failure. */
async function click(locator) {
  if (!(await locator.count())) return false
  return locator
    .first()
    .click({ timeout: 1500 })
    .then(
      () => true,
      () => false,
    )
}

/** One click on whatever may be clicked now. */
export async function playOnce(page) {
  if (await click(page.locator('dialog [data-choice]'))) return true
  if (await click(page.locator('button.catch:enabled'))) return true
  if (await click(page.locator('button.call.due:not(.said):enabled'))) return true
  if (await click(page.locator('.deal .brass:enabled'))) return true
  if (await click(page.locator('.choices button:enabled'))) return true
  if (await click(page.locator('.hand button.legal'))) return true
  return click(page.locator('.actions .act:enabled'))
}
