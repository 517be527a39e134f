// How a match looks when it is watched again. The server's answers are recorded from a match that
// was played on it, so that every picture is of the same one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  assertAccessible,
  assertNoErrors,
  LAPTOP,
  openAs,
  person,
  PHONE,
  picture,
} from './lib/browser.mjs'
import { filmed, FILM_ID, showFilm } from './lib/filmed.mjs'
import { atStep, pastStep } from './lib/look-back.mjs'
import { openPlace } from './lib/place.mjs'

const place = openPlace()
const SMALL = { width: 320, height: 568 }
const SCREENS = { phone: PHONE, small: SMALL, laptop: LAPTOP }
/** A race of few deals. */
const SHORT = `base = "live"
id = "short"
name = { de = "Live Mau-Mau", en = "Live Mau-Mau" }
match.race.target = { any = 14 }
`
const GAMES = {
  mau: { base: 'live', seats: 4, file: SHORT },
  maxonaut: { base: 'maxonaut', seats: 3, options: { limit: '3' } },
}
const recorded = {}
const isDoubt = ({ events, step }) =>
  step > 0 && events.some(({ event }) => event?.event === 'doubted')
/** The step at which every film is first looked at. */
const LOOKED_AT = 14
/** What the tests look for: in Mau-Mau several deals, a wish among them, and more steps than are fetched
 * at once; in Maxonaut somebody who doubts. */
const isRich = ({ film: { card, deals, steps }, positions }) =>
  steps.length > LOOKED_AT + 6 &&
  (card.game === 'mau'
    ? deals.length > 1 && steps.length > 60 && steps.some(({ marks }) => marks.includes('wish'))
    : positions.open.some(isDoubt))

/** A match of each game, played once for all tests. */
async function filmOf(game) {
  recorded[game] ??= await record(GAMES[game])
  return recorded[game]
}

async function record(game) {
  const { context } = await person(place.browser)
  let film
  // Cards are dealt by chance: a match is played again until there is enough to be seen.
  do film = await filmed(context, place.server.url, game)
  while (!isRich(film))
  await context.close()
  return film
}

async function watching(game, { hash = '', path = FILM_ID, ...options } = {}) {
  const film = await filmOf(game)
  const someone = await person(place.browser, options)
  const asked = await showFilm(someone.page, film)
  await openAs(someone.page, place.server.url, 'Anna')
  await someone.page.goto(`${place.server.url}/partie/${path}${hash}`)
  return { ...someone, ...film, asked }
}

const stepOf = (page) => page.getByRole('slider').inputValue().then(Number)
const felt = (page) => page.locator('.felt .plate').first()

for (const game of Object.keys(GAMES)) {
  for (const [name, viewport] of Object.entries(SCREENS)) {
    for (const locale of ['de-DE', 'en-GB']) {
      test(`a match of ${game} on ${name} in ${locale}`, async () => {
        const someone = await watching(game, { viewport, locale, hash: `#${LOOKED_AT}` })
        const { page } = someone
        await felt(page).waitFor()
        await page.waitForLoadState('networkidle')
        assert.equal(await stepOf(page), LOOKED_AT)
        await picture(page, `replay-${game}-${name}-${locale.slice(0, 2)}`)
        await assertAccessible(page)
        const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)
        assert.ok(wide <= 0, `${wide} px too wide`)
        assertNoErrors(someone)
        await someone.context.close()
      })
    }
  }
}

test('the hand on the time: keys, playing, eyes, and the place is kept', async () => {
  const someone = await watching('mau', { hash: '#14' })
  const { page, film } = someone
  await felt(page).waitFor()
  const at = (step) => atStep(page, step)
  const { steps, deals } = film
  await page.keyboard.press('ArrowRight')
  await at(15)
  await page.keyboard.press('Shift+ArrowRight')
  await at(steps.findIndex(({ turn }, step) => step > 15 && turn !== steps[step - 1].turn))
  await page.keyboard.press('Control+ArrowRight')
  await at(deals[1].step)
  await page.keyboard.press('Control+ArrowLeft')
  await at(0)
  await page.keyboard.press('End')
  await at(steps.length - 1)
  // Bots may have said something after it.
  const end = steps.findLastIndex(({ marks }) => marks.includes('match_end'))
  for (let step = steps.length - 1; step > end; step--) await page.keyboard.press('ArrowLeft')
  await at(end)
  const won = page.locator('.said p').filter({ hasText: /gewinn(s?t|en|st) die Partie/ })
  await won.first().waitFor()
  await picture(page, 'replay-end')
  await page.keyboard.press('Home')
  await at(0)
  // What is seen is said, also while it runs, unless that is fast.
  const slider = page.getByRole('slider')
  assert.equal(await slider.getAttribute('aria-valuetext'), 'Anfang, Runde 1')
  const said = page.locator('.said [aria-live]')
  const spoken = () => document.querySelector('.said [aria-live]').textContent !== ''
  await page.keyboard.press('ArrowRight')
  await at(1)
  const { length } = steps
  assert.equal(
    await slider.getAttribute('aria-valuetext'),
    `Schritt 1 von ${length - 1}, Runde ${steps[1].deal}`,
  )
  await page.waitForFunction(spoken)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Anhalten' }).waitFor()
  await pastStep(page, 3)
  await page.waitForFunction(spoken)
  await page.getByRole('combobox', { name: 'Tempo' }).selectOption({ label: '2×' })
  assert.equal(await said.textContent(), '')
  await slider.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Abspielen', exact: true }).waitFor()
  // Through the eyes of a seat there is a hand, and no other card: it is about to be her turn.
  const hers = steps.findIndex(({ seat, turn, deal }, step) => {
    const before = steps[step - 1]
    return step > 20 && seat === 0 && turn !== before.turn && deal === before.deal
  })
  assert.ok(hers > 0, 'Anna had turns')
  const eyes = hers - 1
  // The address follows the film a little later: until then it would undo what is asked for here.
  await page.waitForFunction(
    () => location.hash === `#${document.querySelector('input[type=range]').value}`,
  )
  await page.goto(page.url().replace(/#.*/, `#${eyes}`))
  await page.reload()
  await at(eyes)
  await page
    .getByRole('combobox', { name: 'Wessen Karten' })
    .selectOption({ label: 'Blatt von Anna' })
  await page.locator('.own .hand [data-card]').first().waitFor()
  assert.equal(await page.getByRole('heading', { name: 'Alle Karten' }).count(), 0)
  await assertAccessible(page)
  await picture(page, 'replay-eyes')
  await page.waitForURL((url) => url.hash === `#${eyes}.1`)
  await page.reload()
  await page.locator('.own .hand [data-card]').first().waitFor()
  assert.equal(await stepOf(page), eyes)
  // Nothing on the felt can be done.
  const before = someone.asked.asked.length
  await page
    .locator('.own .hand [data-card]')
    .first()
    .click({ force: true, timeout: 2000 })
    .catch(() => undefined)
  assert.equal(someone.asked.asked.length, before)
  assertNoErrors(someone)
})

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`cards that are turned up can be read, and what is told is of that step, on ${name}`, async () => {
    const { film, positions } = await filmOf('maxonaut')
    const doubt = positions.open.findIndex(isDoubt)
    assert.ok(doubt > 0, 'somebody doubted')
    // What lies there afterwards is something else.
    for (const one of positions.open[doubt].open.lying) one.card = 'virus'
    const someone = await watching('maxonaut', { viewport, hash: `#${doubt - 1}` })
    const { page } = someone
    await felt(page).waitFor()
    await page.waitForLoadState('networkidle')
    // Looked at as soon as they lie there: nobody knows how long a machine takes to ask.
    const looked = page.waitForFunction(() => {
      const cards = [...document.querySelectorAll('.board figure')]
      if (cards.length === 0) return null
      const deck = document.querySelector('.deck').getBoundingClientRect()
      return {
        cards: cards.map((one) => {
          const { width, bottom } = one.getBoundingClientRect()
          return { width, seen: bottom <= deck.top }
        }),
        said: document.querySelector('.said p').textContent,
        log: document.querySelector('.log li')?.textContent ?? null,
        lies: [...document.querySelectorAll('[aria-label="Was wirklich liegt"] li b')].map(
          ({ textContent }) => textContent,
        ),
        told: document.querySelector('input[type=range]').getAttribute('aria-valuetext'),
      }
    })
    await page.keyboard.press('ArrowRight')
    const { cards, said, log, lies, told } = await (await looked).jsonValue()
    for (const { width, seen } of cards) {
      assert.ok(width >= 43.9, `${width} px wide`)
      assert.ok(seen, 'nothing lies over them')
    }
    assert.match(told, new RegExp(`^Schritt ${doubt} von ${film.steps.length - 1}, `))
    assert.match(said, /deckt auf/)
    if (name === 'laptop') assert.ok(said.includes(log.trim()), `${log} is of this step: ${said}`)
    assert.ok(lies.length > 0)
    assert.ok(!lies.includes('Virus'), `${lies} lay there before`)
    await picture(page, `replay-reveal-${name}`)
    assertNoErrors(someone)
    await someone.context.close()
  })
}

test('moments are listed in words, lead there, and going back closes the list', async () => {
  const someone = await watching('mau')
  const { page, film } = someone
  await felt(page).waitFor()
  await page.getByRole('button', { name: 'Besondere Stellen' }).click()
  await page.getByRole('dialog').waitFor()
  await assertAccessible(page)
  await picture(page, 'replay-moments')
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Besondere Stellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wunsch', exact: true }).click()
  await page.getByRole('dialog').locator('ol button').first().click()
  const wish = film.steps.findIndex(({ marks }) => marks.includes('wish'))
  assert.equal(await stepOf(page), wish)
  await page.locator('.said b', { hasText: 'Wunsch' }).waitFor()
  for (const [name, what] of [
    ['Mehr', 'Tasten'],
    ['Mehr', 'Verlauf'],
  ]) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByText('Als Datei speichern').waitFor()
    if (what === 'Tasten') await picture(page, 'replay-menu')
    await page.getByRole('button', { name: what }).click()
    const dialog = page.getByRole('dialog', { name: what })
    await dialog.waitFor()
    if (what === 'Tasten') await dialog.getByText(/Tempo 2× oder schneller/).waitFor()
    await assertAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Punkteblatt' }).click()
  await page.getByRole('dialog').locator('table').waitFor()
  assertNoErrors(someone)
})

for (const [locale, t] of Object.entries({
  'de-DE': {
    share: 'Teilen',
    none: 'Ohne Namen',
    make: 'Link machen',
    link: 'Dein Link',
    back: /zurücknehmen$/,
    gone: 'Der Link führt jetzt nirgends mehr hin.',
    seat: 'Platz 2',
    missing: 'Diese Partie gibt es nicht',
  },
  'en-GB': {
    share: 'Share',
    none: 'Without names',
    make: 'Make a link',
    link: 'Your link',
    back: /take back$/,
    gone: 'The link leads nowhere now.',
    seat: 'Seat 2',
    missing: 'There is no such match',
  },
})) {
  test(`a link without names is made and taken back, in ${locale}`, async () => {
    const someone = await watching('mau', { locale })
    const { page } = someone
    await felt(page).waitFor()
    await page.getByRole('button', { name: t.share }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('label', { hasText: t.none }).click()
    await dialog.getByRole('button', { name: t.make }).click()
    const url = await dialog.getByLabel(t.link).inputValue()
    assert.match(url, /\/partie\/K7P4QX-1\/geheim$/)
    await assertAccessible(page)
    await picture(page, `replay-share-${locale.slice(0, 2)}`)

    const other = await person(place.browser, { locale, viewport: LAPTOP })
    await showFilm(other.page, await filmOf('mau'))
    await other.page.goto(url)
    await other.page.getByText(t.seat, { exact: true }).first().waitFor()
    assert.equal(await other.page.getByText('Anna').count(), 0)
    assert.equal(await other.page.getByRole('button', { name: t.share }).count(), 0)
    await assertAccessible(other.page)
    await picture(other.page, `replay-nameless-${locale.slice(0, 2)}`)
    await other.page.goto(`${url}x`)
    await other.page.getByRole('heading', { name: t.missing }).waitFor()

    await dialog.getByRole('button', { name: t.back }).click()
    await dialog.getByText(t.gone).waitFor()
    assertNoErrors(someone, other)
  })
}

test('what cannot be reached is told, and tried again', async () => {
  const someone = await watching('mau', { hash: '#3' })
  const { page, asked } = someone
  await felt(page).waitFor()
  asked.down = true
  await page.keyboard.press('End')
  const alert = page.getByRole('alert').filter({ hasText: 'nicht zu erreichen' })
  await alert.waitFor()
  await picture(page, 'replay-offline')
  await assertAccessible(page)
  asked.down = false
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await alert.waitFor({ state: 'detached' })
  asked.down = true
  await page.reload()
  await page.getByText('nicht zu erreichen').waitFor()
  asked.down = false
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await felt(page).waitFor()
  assertNoErrors(someone)
})

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`the list of one's own matches, and a file that is none, on ${name}`, async () => {
    const locale = name === 'laptop' ? 'en-GB' : 'de-DE'
    const film = await filmOf('mau')
    const someone = await person(place.browser, { viewport, locale })
    const { page } = someone
    await showFilm(page, film)
    await openAs(page, place.server.url, 'Anna')
    await page.goto(place.server.url)
    await page.getByRole('link', { name: /^(Meine Partien|My matches)$/ }).click()
    const entries = page.getByRole('main').getByRole('link', { name: /Live Mau-Mau/ })
    await entries.nth(2).waitFor()
    await page.getByRole('button', { name: /^(Weitere zeigen|Show more)$/ }).click()
    await entries.nth(3).waitFor()
    await assertAccessible(page)
    await picture(page, `replay-list-${name}`)
    const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    await entries.first().click()
    await felt(page).waitFor()
    await page.goBack()
    await entries.first().waitFor()
    assertNoErrors(someone)
    await someone.context.close()
  })
}
