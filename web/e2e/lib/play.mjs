// Plays as a person would: looks at the screen, clicks what it offers.
import assert from 'node:assert/strict'

export async function quickGame(page, url, name) {
  await page.goto(url)
  await page.locator('input[name=name]').fill(name)
  await page.locator('button.brass').click()
  await page.locator('.hand [data-card]').first().waitFor()
}

export const handOf = (page) =>
  page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((c) => c.dataset.card))

export const deckOf = async (page) => ({
  url: page.url(),
  hand: await handOf(page),
  round: await page.locator('header small').first().innerText(),
})

const isOver = (page) => page.locator('dialog .total').first().isVisible()

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

/** One click on whatever may be clicked now; a click that comes too late is no failure. */
export async function playOnce(page) {
  const click = async (locator) => {
    if (!(await locator.count())) return false
    return locator
      .first()
      .click({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      )
  }
  if (await click(page.locator('.suits button'))) return true
  if (await click(page.locator('button.catch'))) return true
  if (await click(page.locator('button.call.due:not(.said):enabled'))) return true
  if (await click(page.locator('.hand button.legal'))) return true
  return click(page.locator('.actions .act:enabled'))
}
