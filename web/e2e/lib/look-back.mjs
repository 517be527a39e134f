// From a match that is over to its film, and what can be opened over that.
import { playDeal, quickTable } from './play.mjs'

/** Three cards each, and one deal: few decisions, and all of it is soon worked out. */
const SHORT = `base = "plain"
id = "kurz"
deal.hand = 3
match = { deals = { count = 1 } }
`

/** From the result of a match to its film. */
export async function watchAgain(page) {
  await page.getByRole('dialog').locator('.go').getByRole('link').first().click()
  await page.waitForURL(/\/partie\//)
}

/** The film of a short match that has just been played. */
export async function shortFilm(page, url, name, file = SHORT) {
  await quickTable(page, url, name, { base: '', options: {}, file })
  await playDeal(page)
  await watchAgain(page)
}

/** Opens an entry of the film's menu. */
export async function openOver(page, entry, menu = 'Mehr') {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

/** Waits until the film stands at a step. */
export async function atStep(page, wanted) {
  await page.waitForFunction(
    (wanted) => document.querySelector('input[type=range]')?.value === `${wanted}`,
    wanted,
  )
}

/** Waits until a film that runs has come this far: nobody catches it at exactly one step. */
export async function pastStep(page, least) {
  await page.waitForFunction(
    (least) => Number(document.querySelector('input[type=range]')?.value) >= least,
    least,
  )
}

/** To the film's beginning, by key: the button is off where the film stands there already. */
export async function toBegin(page) {
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Home')
  await atStep(page, 0)
}
