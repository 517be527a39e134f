// A match that is over is looked back at: what each could know, what decided it, luck and skill.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { playDeal, quickTable } from './lib/play.mjs'

const place = openPlace()
const button = (page, name) => page.getByRole('button', { name, exact: true })

/** Three cards each, and one deal: few decisions, and all of it is soon worked out. */
const SHORT = `base = "plain"
id = "kurz"
deal.hand = 3
match = { deals = { count = 1 } }
`

test('looking back: progress, turning points, luck and skill, and the odds of each step', async () => {
  const anna = await person(place.browser, { viewport: PHONE })
  const { page } = anna
  await quickTable(page, place.house.url, 'Anna', { base: '', options: {}, file: SHORT })
  await playDeal(page)
  await page.getByRole('dialog').locator('.go').getByRole('link').click()
  await page.waitForURL(/\/partie\//)
  await button(page, 'Mehr').click()
  await button(page, 'Was jeder wusste').click()
  const dialog = page.getByRole('dialog', { name: 'Was jeder wusste' })
  const working = dialog.getByRole('progressbar', { name: 'Die Partie wird durchgerechnet' })
  const done = dialog.getByRole('heading', { name: 'Glück und Können' })
  await working.or(done).first().waitFor()
  if (await working.isVisible()) {
    await assertAccessible(page)
    await picture(page, 'hindsight-working-phone')
  }
  // A machine that has other things to do takes its time.
  await done.waitFor({ timeout: 400_000 })
  await dialog.getByRole('img', { name: /Aussicht auf den Sieg.*Anna: nach dem Geben/ }).waitFor()
  const luck = dialog.getByRole('table')
  // What each cell says, it says with how far it may be off: the first is not where the curve begins.
  assert.match(await luck.getByRole('row', { name: /^Anna/ }).innerText(), /^Anna\s+\d+ % ± \d+\s/)
  await luck.getByRole('columnheader', { name: 'vor dem Geben' }).waitFor()
  assert.ok((await dialog.getByRole('listitem').count()) <= 2 + 5, 'five moments at most')
  await assertAccessible(page)
  await picture(page, 'hindsight-phone')
  await luck.scrollIntoViewIfNeeded()
  await picture(page, 'hindsight-luck-phone')

  // A moment leads to its place in the match, where the odds stand that its player had.
  const turn = dialog.locator('ol button').first()
  if (await turn.count()) {
    const step = Number(/Schritt (\d+)/.exec(await turn.innerText())[1])
    await turn.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const slider = page.getByRole('slider', { name: 'Stelle in der Partie' })
    assert.equal(Number(await slider.inputValue()), step - 1)
  } else await page.keyboard.press('Escape')
  await button(page, 'Zum Anfang').click()
  const odds = page.getByRole('region', { name: /^Was .* wissen konnte$/ })
  for (let steps = 0; steps < 60 && !(await odds.isVisible()); steps++)
    await button(page, 'Einen Schritt weiter').click()
  await odds.waitFor()
  assert.match(await odds.innerText(), /%\. So war es/)
  await assertAccessible(page)
  await picture(page, 'hindsight-odds-phone')
  await page.setViewportSize(LAPTOP)
  await picture(page, 'hindsight-odds-laptop')
  await button(page, 'Mehr').click()
  await button(page, 'Was jeder wusste').click()
  await done.waitFor()
  await assertAccessible(page)
  await picture(page, 'hindsight-laptop')

  // It is worked out once: after a reload it is there.
  await page.reload()
  await button(page, 'Mehr').click()
  await button(page, 'Was jeder wusste').click()
  await done.waitFor()
  assertNoErrors(anna)
})

test('who had what: by what a seat knew, by rank and by card, for the screen reader too', async () => {
  const anna = await person(place.browser, { viewport: PHONE })
  const { page } = anna
  await quickTable(page, place.house.url, 'Anna', { base: '', options: {}, file: SHORT })
  await playDeal(page)
  await page.getByRole('dialog').locator('.go').getByRole('link').click()
  await page.waitForURL(/\/partie\//)
  await button(page, 'Mehr').click()
  await button(page, 'Wer hatte was?').click()
  const dialog = page.getByRole('dialog', { name: 'Wer hatte was?' })
  await dialog.getByLabel('Nach dem Wissen von').selectOption('Anna')
  const table = dialog.getByRole('table', { name: /^Was Anna an dieser Stelle/ })
  const seven = table.getByRole('row', { name: /^7/ })
  assert.match(await seven.innerText(), /^7\s+(\d+ %|–)/)
  // Somebody had something, and that is said, not only drawn.
  const held = await table.getByRole('cell', { name: /hatte sie$/ }).count()
  assert.ok(held > 0, 'what was really so is marked')
  await assertAccessible(page)
  await picture(page, 'hands-ranks-phone')
  await button(page, 'Einzelne Karten').click()
  assert.equal(await table.getByRole('cell', { name: /hatte sie$/ }).count(), 3)
  await picture(page, 'hands-cards-phone')
  await page.setViewportSize(LAPTOP)
  await picture(page, 'hands-cards-laptop')
  await assertAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Zum Ende').click()
  await button(page, 'Mehr').click()
  await button(page, 'Wer hatte was?').click()
  await dialog.getByText('Danach wurde nicht mehr gespielt.').waitFor()
  assertNoErrors(anna)
})
