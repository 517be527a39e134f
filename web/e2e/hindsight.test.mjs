// A match that is over is looked back at: what each could know, what decided it, luck and skill.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { atStep, openOver, shortFilm, toBegin, watchAgain } from './lib/look-back.mjs'
import { playOn } from './lib/maxonaut.mjs'
import { isOver, quickTable, watchOver } from './lib/play.mjs'

const place = openPlace()
const button = (page, name) => page.getByRole('button', { name, exact: true })

/** The first step at which something is told that nobody could be sure of. */
const oddsAt = (page) =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)
    const answer = await fetch(`/api/matches/${id}/hindsight`)
    const { decisions } = (await answer.json()).hindsight
    return decisions.find(({ odds }) => odds.some(({ share }) => share > 0 && share < 1)).step
  })

/** Waits for what is counted there. A busy machine offers to be asked again. */
async function counted(dialog, told) {
  const again = dialog.getByRole('button', { name: /^(Noch einmal versuchen|Try again)$/ })
  for (let tries = 0; tries < 5; tries++) {
    await told.or(again).first().waitFor()
    if (await told.isVisible()) return
    await again.click()
  }
  await told.waitFor()
}

test('looking back: progress, turning points, luck and skill, and the odds of each step', async () => {
  const anna = await person(place.browser, { viewport: PHONE })
  const { page } = anna
  await shortFilm(page, place.server.url, 'Anna')
  await openOver(page, 'Was jeder wusste')
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
    assert.equal(Number(await slider.inputValue()), step)
  } else await page.keyboard.press('Escape')
  await toBegin(page)
  const step = await oddsAt(page)
  await page.getByRole('slider').fill(`${step}`)
  await atStep(page, step)
  const odds = page.getByRole('region', { name: /^Was .* wissen konnte$/ })
  await odds.waitFor()
  assert.match(await odds.innerText(), /%\. So war es/)
  await assertAccessible(page)
  await picture(page, 'hindsight-odds-phone')
  await page.setViewportSize(LAPTOP)
  await picture(page, 'hindsight-odds-laptop')
  await openOver(page, 'Was jeder wusste')
  await done.waitFor()
  await assertAccessible(page)
  await picture(page, 'hindsight-laptop')

  // It is worked out once: after a reload it is there.
  await page.reload()
  await openOver(page, 'Was jeder wusste')
  await done.waitFor()
  assertNoErrors(anna)
})

test('who had what: by what a seat knew, by rank and by card, for the screen reader too', async () => {
  const anna = await person(place.browser, { viewport: PHONE })
  const { page } = anna
  await shortFilm(page, place.server.url, 'Anna')
  // The film stands still while it is spoken of.
  await button(page, 'Abspielen').click()
  await openOver(page, 'Wer hatte was?')
  const dialog = page.getByRole('dialog', { name: 'Wer hatte was?' })
  await button(page, 'Abspielen').and(page.locator('.play')).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await toBegin(page)
  await openOver(page, 'Wer hatte was?')
  await dialog.getByText('Am Anfang', { exact: true }).waitFor()
  await dialog.getByLabel('Aus der Sicht von').selectOption('Anna')
  const table = dialog.getByRole('table', { name: /^Was Anna an dieser Stelle/ })
  await counted(dialog, table)
  const rows = table.getByRole('row')
  assert.match(await rows.nth(1).innerText(), /^\S+\s+(\d+ %|–)/)
  // Somebody had something, and that is said, not only drawn.
  assert.ok((await table.getByRole('cell', { name: /hatte eine$/ }).count()) > 0)
  await assertAccessible(page)
  await picture(page, 'hands-ranks-phone')
  await button(page, 'Einzelne Karten').click()
  assert.equal(await table.getByRole('cell', { name: /hatte sie$/ }).count(), 3)
  const colours = ({ color, backgroundColor }) => [color, backgroundColor]
  const chosen = await button(page, 'Einzelne Karten').evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one)
    return { color, backgroundColor }
  })
  assert.notEqual(...colours(chosen), 'what is chosen can be read right after a tap')
  assert.equal(chosen.color, 'rgb(255, 255, 255)')
  assert.match(chosen.backgroundColor, /^rgb\((\d|[1-9]\d), /, 'it is dark')
  await assertAccessible(page)
  await picture(page, 'hands-cards-phone')
  await page.setViewportSize(LAPTOP)
  await picture(page, 'hands-cards-laptop')
  await page.keyboard.press('Escape')
  await button(page, 'Zum Ende').click()
  await openOver(page, 'Wer hatte was?')
  await dialog.getByText('Danach wurde nicht mehr gespielt.').waitFor()
  assertNoErrors(anna)
})

test('who had what in Maxonaut, in English, at a large table, by keyboard', async () => {
  const ben = await person(place.browser, { viewport: PHONE, locale: 'en-GB' })
  const { page } = ben
  const rules = 'base = "maxonaut"\nid = "short"\nlimit = 1\n'
  await quickTable(page, place.server.url, 'Ben', { base: '', options: {}, file: rules }, 6, 'en')
  const watch = watchOver([page])
  while (!(await isOver(page))) {
    await watch(await playOn(page))
    await page.waitForTimeout(60)
  }
  await watchAgain(page)
  const dialog = page.getByRole('dialog', { name: 'Who had what?' })
  const table = dialog.getByRole('table', { name: /^What Ben could know/ })
  const none = dialog.getByText(
    /^(Nobody else held any cards here|Nothing was played after this)\.$/,
  )
  const last = Number(await page.getByRole('slider').getAttribute('max'))
  await page.keyboard.press('End')
  // At the end of a round nobody holds anything: then one step back.
  for (let step = last; step >= 0; step--) {
    await atStep(page, step)
    await button(page, 'More').focus()
    await page.keyboard.press('Enter')
    await button(page, 'Who had what?').focus()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('As known to').selectOption('Ben')
    await counted(dialog, table.or(none))
    if (await table.isVisible()) break
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowLeft')
  }
  // The names of the cards stay when the columns are pushed aside.
  const first = table.getByRole('rowheader').first()
  const before = (await first.boundingBox()).x
  await table.evaluate((one) => (one.parentElement.scrollLeft = 200))
  assert.equal((await first.boundingBox()).x, before)
  await assertAccessible(page)
  await picture(page, 'hands-maxonaut-phone-en')
  assertNoErrors(ben)
})
