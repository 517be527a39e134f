// Plays as a person would: looks at the screen, clicks what it offers.
import assert from 'node:assert/strict'

export async function quickGame(page, url, name, game = 'Mau-Mau') {
  await page.goto(url)
  await page.locator('input[name=name]').fill(name)
  await page.locator('button.brass', { hasText: game }).click()
  await page.locator('.own .hand').waitFor()
  if (game === 'Mau-Mau') await page.locator('.hand [data-card]').first().waitFor()
}

/** Sits down against bots that do not think for long, at a table of these rules. */
export async function quickTable(page, url, name, chosen, seats = 2, lang = 'de') {
  await page.goto(url)
  const told = await page.evaluate(
    async ({ name, chosen, seats, lang }) => {
      const post = (path, body) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json())
      await post('/api/session', { name, lang })
      const manner = { bots: 'at_once' }
      return post('/api/tables/quick', { chosen, seats, bot: 'regel', manner })
    },
    { name, chosen, seats, lang },
  )
  // What is refused has a code as well.
  assert.match(told.code ?? '', /^[A-Z0-9]{6}$/, JSON.stringify(told))
  await page.goto(`${url}/t/${told.code}`)
  await page.locator('.own .hand').waitFor()
}

/** What is pressed to open a table; bots do not think for long: nobody learns anything from that. */
const GERMAN = { open: /^Tisch eröffnen/, bots: ['Bots spielen', 'Sofort'] }

/** Opens a table from the start page: the ruleset by its name or as a file of one's own, options by
 * label or, where what is chosen says enough, only by that. */
export async function openTable(
  page,
  url,
  { name, rules, seats, words = GERMAN, options = {}, choices = [], file },
) {
  await page.goto(url)
  await page.locator('input[name=name]').fill(name)
  await page.getByRole('button', { name: words.open }).click()
  if (file) {
    await page.getByRole('radio', { name: words.own }).check()
    await page.getByRole('textbox', { name: words.file }).fill(file)
    await page.getByRole('button', { name: words.check }).click()
    await page.getByText(words.good).waitFor()
  } else await page.getByRole('radio', { name: rules }).check()
  await takeSeats(page, seats)
  for (const choice of choices) {
    const more = page.locator('details:not([open]) summary')
    if (await more.count()) await more.first().click()
    const list = page.locator('select', { has: page.locator('option', { hasText: choice }) })
    if (await list.count()) await list.selectOption({ label: choice })
    else await page.locator('.option label', { hasText: choice }).click()
  }
  await choose(page, ...words.bots)
  for (const [label, choice] of Object.entries(options)) await choose(page, label, choice)
  await page.getByRole('button', { name: words.open }).last().click()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
}

/** A few choices lie side by side, more are a list. */
export async function choose(page, label, choice) {
  const side = page.getByRole('radiogroup', { name: label, exact: true })
  const list = page.getByRole('combobox', { name: label, exact: true })
  const folded = page.locator('details:not([open]) summary')
  const wanted = side.or(list).first()
  for (;;) {
    await wanted.or(folded).first().waitFor()
    if (await wanted.isVisible()) break
    await folded.first().click()
  }
  if (await list.count()) return list.selectOption({ label: choice })
  return side.locator('label', { hasText: choice }).click()
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

/** The cards in the hand, as they are read aloud. */
export const spoken = (page) =>
  page
    .locator('.hand [data-card]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
    )

export const deckOf = async (page) => ({
  url: page.url(),
  hand: await handOf(page),
  round: await page.locator('header small').first().innerText(),
})

/** Whether it is one's own turn, whatever is asked then. */
export const myTurn = (page) => page.locator('.own.my-turn')

/** One's own turn with nothing on its way and nothing asked: the hand stays as it is. */
export const isResting = (page) =>
  // One look at all of it: the table may move on between two.
  page.locator('body:not(:has(dialog)) .own.my-turn .hand[aria-busy=false]').isVisible()

export const isOver = (page) => page.locator('dialog .total').first().isVisible()

/** A deal in which nothing can be done for so long stands still: bots think for seconds. */
const STILL = 60_000

/** What the page offers, for whoever has to find out why nothing happens there. */
export const situation = (page) =>
  page.evaluate(() => {
    const texts = (selector) =>
      [...document.querySelectorAll(selector)].map((it) =>
        (it.getAttribute('aria-label') ?? it.textContent).trim().replace(/\s+/g, ' '),
      )
    return {
      turn: texts('.self .turn, .plate.turn'),
      asked: texts('dialog h2, .deal h3'),
      clickable: texts('button:enabled'),
    }
  })

/** For a loop that plays: to be told each time round whether something was done. It fails the test
 * where nothing is for too long, or where there is no end to it. */
export function watchOver(pages, limit = 1_200_000) {
  const begun = Date.now()
  let steps = 0
  let last = begun
  return async (done) => {
    const now = Date.now()
    if (done) [steps, last] = [steps + 1, now]
    if (now - last < STILL && now - begun < limit) return
    const seen = await Promise.all(pages.map(situation))
    const after = Math.round((now - begun) / 1000)
    assert.fail(`no end after ${after} s and ${steps} steps: ${JSON.stringify(seen, null, 1)}`)
  }
}

/** Clicks until the deal is over or `until` says stop; answers how many moves were made. */
export async function playDeal(page, { until = async () => false, onmove } = {}) {
  const watch = watchOver([page])
  let moves = 0
  while (!(await isOver(page)) && !(await until(moves))) {
    const moved = await playOnce(page)
    if (moved) {
      moves++
      await onmove?.(moves)
    }
    await watch(moved)
    await page.waitForTimeout(80)
  }
  return moves
}

/** Plays until it is the turn of `page`, with nothing on its way and some moves made in this deal.
 * Where a deal is over before, another one is played. */
export async function playToRest(page, { moves: least = 2, others = [] } = {}) {
  const watch = watchOver([page, ...others])
  for (let moves = 0; ;) {
    let done = false
    for (const other of others) done = (await playOnce(other)) || done
    if (await isOver(page)) {
      await dealAgain(page, ...others)
      moves = 0
    }
    // Whoever looks whether it rests before it is shown to have the turn never finds it at rest.
    if (await myTurn(page).isVisible()) {
      if (moves >= least && (await comesToRest(page))) return
      if (await playOnce(page)) [moves, done] = [moves + 1, true]
    }
    await watch(done)
    await page.waitForTimeout(80)
  }
}

async function comesToRest(page) {
  for (let tries = 0; tries < 10; tries++) {
    if (await isResting(page)) return true
    await page.waitForTimeout(50)
  }
  return false
}

/** Everybody asks for the next deal; after the last one for another match. */
export async function dealAgain(...pages) {
  for (const page of pages) await page.locator('dialog .go .btn.primary').click()
  for (const page of pages) await page.locator('dialog').waitFor({ state: 'detached' })
}

/** Where a card shows its index, however many others lie on it. */
export const INDEX = { x: 18, y: 20 }

/** A click that comes too late is no failure. */
async function click(locator, position) {
  if (!(await locator.count())) return false
  return locator
    .first()
    .click({ timeout: 1500, position })
    .then(
      () => true,
      () => false,
    )
}

/** What is off is marked so, and still says why when it is pressed. */
export const ON = ':enabled:not([aria-disabled="true"])'

/** The cards of one's own that may be played. */
export const HAND = '.hand button.legal'

/** What may be clicked, the most urgent first, and where on it. */
const CLICKABLE = [
  ['dialog [data-choice]'],
  [`button.catch${ON}`],
  [`button.call.due:not(.said)${ON}`],
  [`.deal .brass${ON}`],
  [`.choices button${ON}`],
  [HAND, INDEX],
  [`.actions .act${ON}`],
]

/** What may be clicked now, the most urgent of it, for `press`. The page is asked once for all of it:
 * loops that play ask many times before there is anything. */
export const offered = (page) =>
  page.evaluate(
    (all) => all.filter(([selector]) => document.querySelector(selector) !== null),
    CLICKABLE,
  )

/** One click on the first of these that is still there. */
export async function press(page, offers) {
  for (const [selector, position] of offers)
    if (await click(page.locator(selector), position)) return true
  return false
}

/** One click on whatever may be clicked now. */
export const playOnce = async (page) => press(page, await offered(page))
