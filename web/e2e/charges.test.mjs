// Words and manners: one charges another with what no program sees, and the table decides.
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { DE } from './lib/maxonaut.mjs'
import { openPlace } from './lib/place.mjs'
import { join, openTable } from './lib/play.mjs'

const place = openPlace()
const button = (page, name) => page.getByRole('button', { name, exact: true })

const RULES = `base = "plain"
id = "manieren"
name = { de = "Mit Manieren", en = "With manners" }

[charges.talks]
name = { de = "Redet", en = "Talks" }
penalty = 2
false_penalty = 1

[charges.swears]
name = { de = "Flucht", en = "Swears" }
decided = "word"
penalty = 1
`
/** How many cards somebody holds. */
const held = (page) => page.locator('.hand [data-card]').count()

test('a charge is pressed, pleaded and voted on, and counts or costs its maker', async () => {
  const anna = await person(place.browser, { viewport: PHONE })
  const bert = await person(place.browser, { viewport: LAPTOP })
  const cleo = await person(place.browser, { viewport: PHONE, locale: 'en-GB' })
  await openTable(anna.page, place.server.url, {
    name: 'Anna',
    seats: 3,
    words: DE,
    file: RULES,
    // Time enough to look closely at who is asked.
    options: { Tempo: 'Gemütlich' },
  })
  await join(bert.page, anna.page.url(), 'Bert')
  await join(cleo.page, anna.page.url(), 'Cleo')
  await anna.page.getByText('Cleo', { exact: true }).first().waitFor()
  await button(anna.page, 'Karten geben').click()
  for (const { page } of [anna, bert, cleo])
    await page.locator('.hand [data-card]').first().waitFor()

  // Anna charges Bert, by touch.
  const before = await held(bert.page)
  await button(anna.page, 'Vorwurf …').click()
  const dialog = anna.page.getByRole('dialog', { name: 'Wem wirfst du was vor?' })
  await assertAccessible(anna.page)
  await picture(anna.page, 'charge-phone')
  const talks = dialog.getByRole('group', { name: 'Redet' })
  await button(talks, 'Bert').click()

  // Everybody reads it; he is asked first, after a reload as well.
  await anna.page
    .getByText(/^„Redet“ \(du gegen Bert\): Bert entscheidet gerade\.$/)
    .first()
    .waitFor()
  await cleo.page.getByText('“Talks” (Anna against Bert): Bert is deciding.').first().waitFor()
  await bert.page.getByText('Anna wirft dir vor: „Redet“. Stimmt das?').first().waitFor()
  await bert.page.reload()
  await bert.page.getByText('Anna wirft dir vor: „Redet“. Stimmt das?').first().waitFor()
  await assertAccessible(bert.page)
  await picture(bert.page, 'charged-laptop')
  await picture(anna.page, 'charge-waits-phone')
  await button(bert.page, 'Stimmt nicht').focus()
  await bert.page.keyboard.press('Enter')

  // Then Cleo votes, and it counts.
  await cleo.page.getByText('Anna charges Bert: “Talks”. Is it true?').first().waitFor()
  await assertAccessible(cleo.page)
  await picture(cleo.page, 'charge-vote-phone')
  await button(cleo.page, 'Yes, true').click()
  await bert.page.getByText('Der Vorwurf „Redet“ gegen dich gilt.').first().waitFor()
  await bert.page.waitForFunction(
    (cards) => document.querySelectorAll('.hand [data-card]').length === cards,
    before + 2,
  )
  await picture(bert.page, 'charge-counts-laptop')

  // By keyboard, and by the word of whoever is charged: nobody votes.
  await button(bert.page, 'Vorwurf …').focus()
  await bert.page.keyboard.press('Enter')
  await bert.page.getByRole('dialog').getByRole('group', { name: 'Flucht' }).waitFor()
  await picture(bert.page, 'charge-laptop')
  await bert.page
    .getByRole('group', { name: 'Flucht' })
    .getByRole('button', { name: 'Anna' })
    .focus()
  await bert.page.keyboard.press('Enter')
  await button(anna.page, 'Stimmt nicht').click()
  await cleo.page.getByText('The charge “Swears” against Anna does not count.').first().waitFor()
  assertNoErrors(anna, bert, cleo)
})
