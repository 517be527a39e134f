// Plays Maxonaut as a person would: looks at the screen, clicks what it offers.
import assert from 'node:assert/strict'
import { ON, openTable, situation } from './play.mjs'

/** Opens a table of Maxonaut, its options named by what is chosen. */
export const openMaxonaut = (page, url, { options: choices, words = DE, ...rest }) =>
  openTable(page, url, { rules: /^Maxonaut/, words, choices, ...rest })

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const JOKERS = ['joker', 'joker_even', 'joker_odd', 'match_even', 'match_odd']
const CARDS = [...NUMBERS, ...JOKERS, 'bomb', 'virus', 'chance']

/** A rules file of Maxonaut with these cards and no others. */
export const rulesWith = ({ id, de, en, limit, deck }) => `
format = 1
base = "maxonaut"
limit = ${limit}
id = "${id}"
name = { de = "${de}", en = "${en}" }
options = []
deck = { ${CARDS.map((card) => `${card} = ${deck[card] ?? 0}`).join(', ')} }
`

/** Rules for liars: no two of these cards are worth 99 or 21, so whoever says that lies. */
export const MODEST = rulesWith({
  id: 'bescheiden',
  de: 'Bescheidene Karten',
  en: 'Modest cards',
  limit: 3,
  deck: { 3: 6, 4: 6, 5: 6, 6: 6, 7: 6, 8: 6 },
})

export const DE = {
  locale: 'de-DE',
  open: /^Tisch eröffnen/,
  own: /^Eigene Regeln/,
  file: 'Regeldatei',
  check: 'Regeln prüfen',
  good: 'Alles in Ordnung: So lässt sich spielen.',
  fill: 'Mit Bots auffüllen',
  start: 'Karten geben',
  limit: '3 Strafpunkten',
  bots: ['Bots spielen', 'Sofort'],
}
export const EN = {
  locale: 'en-GB',
  open: /^Open (a|the) table/,
  own: /^Your own rules/,
  file: 'Rules file',
  check: 'Check the rules',
  good: 'All good: these rules can be played.',
  fill: 'Fill with bots',
  start: 'Deal the cards',
  limit: '3 penalty points',
  bots: ['Bots play', 'Instantly'],
}

const can = (page, selector) => page.locator(selector).first().isVisible()

export const CALM = `.actions .calm${ON}`
export const BOLD = `.actions .bold${ON}`
export const VALUES = `.ladder button${ON}`

/** What can be asked for, and all that is seen then. */
const MINE = '.self .mine'
const ASKED = [
  ['over', 'dialog .total'],
  ['reveal', '.board .skip'],
  ['trap', '.trap'],
  ['type', MINE, '.keypad'],
  ['announce', MINE, VALUES],
  ['lay', MINE, '.stage.laying'],
  ['judge', MINE, `.actions [data-act]${ON}`],
]

/** What the page asks the reader for now; nothing while others think or cards are turned up. All is
 * seen in one look: the table may move on between two. */
export const asked = (page) =>
  page.evaluate((all) => {
    const seen = (selector) => {
      const one = document.querySelector(selector)
      return !!one?.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0
    }
    return all.find(([, ...selectors]) => selectors.every(seen))?.[0] ?? null
  }, ASKED)

/** Waits until the page asks for something of these. */
export async function waitFor(page, ...wanted) {
  const end = Date.now() + 45_000
  let now
  do {
    now = await asked(page)
    if (now && wanted.includes(now)) return now
    await page.waitForTimeout(60)
  } while (Date.now() < end)
  const seen = JSON.stringify(await situation(page), null, 1)
  assert.fail(`never asked for ${wanted.join(' or ')}, but for ${now}: ${seen}`)
}

/** A click that comes too late is no failure. */
export const tap = (locator) =>
  locator.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  )

export const believe = (page) => page.locator(CALM).click()
export const doubt = (page) => page.locator(BOLD).click()

/** Lays this many cards of the hand, from the left. */
export async function lay(page, cards) {
  for (let n = 0; n < cards; n++) await page.locator('.hand .open').first().click()
  await page.locator(CALM).click()
  await page.locator('.stage.laying').waitFor({ state: 'detached' })
}

/** One step of whoever only wants to get on: believes, lays two, says a little more, doubts 21. */
export async function playOn(page) {
  switch (await asked(page)) {
    case 'reveal':
      return tap(page.locator('.board .skip'))
    case 'trap':
      return tap(page.locator('.trap button').last())
    case 'judge':
      return ((await can(page, CALM)) && tap(page.locator(CALM))) || tap(page.locator(BOLD))
    case 'lay':
      for (let n = 0; n < 2; n++) {
        if (await can(page, '.hand .open')) await tap(page.locator('.hand .open').first())
      }
      return tap(page.locator(CALM))
    case 'announce':
      await tap(page.locator(VALUES).last())
      return tap(page.locator(CALM))
    default:
      return false
  }
}
