// Why a card does not go: a tap on what is grey, in many situations, is answered in words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { asked, DE, EN, openMaxonaut, playOn, tap } from './lib/maxonaut.mjs'
import { openPlace } from './lib/place.mjs'
import { fullMau, openStaged, welcomeOf } from './lib/staged.mjs'
import { isOver, myTurn, openTable, playOnce, watchOver } from './lib/play.mjs'

const place = openPlace()

const WORDS = {
  de: {
    ...DE,
    again: /^(Nächste Runde|Noch einmal|Revanche)/,
    brisk: ['Bots spielen', 'Zügig'],
    mau: {
      turn: /^\S+ ist dran\.$/,
      fit: /^Darauf passt nur .+\.$| passt nicht auf /,
      wish: /^Gewünscht ist (Kreuz|Pik|Herz|Karo)\b/,
      threat: /^Nur .+ hilft jetzt\.$/,
      drawn: /^Du hast schon gezogen: |^Nach dem Ziehen darfst du nur noch .+ legen\.$/,
      catch: /^Gerade hat niemand „.+“ vergessen\.$|^\S+ hat nichts vergessen\.$/,
      call: /^„.+“ (sagst du, wenn |gehört zu deiner letzten Karte\.)/,
    },
    max: {
      turn: /^\S+ ist dran\.$/,
      first: /^Eine neue Runde beginnt |^Leg erst /,
      higher:
        /^Du musst höher ansagen als \d\d: mindestens \d\d\.$|^Höher als \d\d ist nur noch 21\.$/,
    },
  },
  en: {
    ...EN,
    again: /^(Next deal|Rematch)/,
    brisk: ['Bots play', 'Quickly'],
    mau: {
      turn: /^It is \S+’s turn\.$/,
      fit: /^Only .+ will do\.$| does not fit on /,
      wish: /^The wish is (clubs|spades|hearts|diamonds)\b/,
      threat: /^Only .+ will help now\.$/,
      drawn: /^You have already drawn: |^After drawing you may only play .+\.$/,
      catch: /^Nobody has forgotten “.+” just now\.$|^\S+ has not forgotten anything\.$/,
      call: /^Say “.+” when |^“.+” goes with your last card\.$/,
    },
    max: {
      turn: /^It is \S+’s turn\.$/,
      first: /^A new round begins |^First play /,
      higher:
        /^You have to announce more than \d\d: at least \d\d\.$|^Only 21 is higher than \d\d\.$/,
    },
  },
}

const GREY = '[aria-disabled="true"]:not(:disabled)'

/** Taps what is grey, and answers what is said why it cannot be done. Where the table has moved on, nothing. */
async function whyNot(page, thing) {
  // Both in one go: the table may move on in between.
  return thing
    .evaluate(
      async (one) => {
        const isGrey = () => one.isConnected && one.matches('[aria-disabled="true"]')
        if (!isGrey()) return ''
        one.click()
        // Asked as the table moves on, it is never answered, and the thing may stay grey.
        const end = performance.now() + 1000
        for (;;) {
          await new Promise((drawn) => requestAnimationFrame(drawn))
          const said = document.querySelector('.why p')
          if (said || !isGrey() || performance.now() > end) return said?.textContent ?? ''
        }
      },
      null,
      { timeout: 500 },
    )
    .catch(() => '')
}

/** Taps what is grey and may be answered with something new: a card of the hand, and the buttons. Answers
 * whether something new was. */
async function tapAll(page, sentences, read) {
  const mine = await page.locator('.self .mine, .own.my-turn').first().isVisible()
  const elsewhere = ['turn', 'call'].filter((it) => sentences[it])
  if (!mine && elsewhere.every((it) => read.has(it))) return false
  const missing = Object.keys(sentences).filter((it) => !read.has(it))
  const rare = missing.every((it) => it === 'threat')
  if (rare && !(await page.locator('.centre .threat').isVisible())) return false
  const buttons = page.locator(`.actions button${GREY}, .ladder button${GREY}`)
  const known = ['catch', 'call', 'first', 'higher'].every((it) => !sentences[it] || read.has(it))
  const things = [page.locator(`.hand [data-card]${GREY}`).first()]
  if (!known) things.push(buttons.first(), buttons.last())
  if (sentences.call && !read.has('call'))
    things.push(page.locator(`.actions .call${GREY}`).first())
  const before = read.size
  for (const thing of things) {
    const text = (await thing.count()) ? await whyNot(page, thing) : ''
    for (const [what, words] of Object.entries(sentences))
      if (words.test(text)) read.set(what, text)
    assert.doesNotMatch(text, /undefined|null|\{|\}|Das geht an diesem Tisch|This table cannot/)
  }
  return read.size > before
}

/** A table of Live Mau-Mau with two bots that do not dawdle. */
async function openLive(page, words) {
  const rules = /^Live Mau-Mau/
  await openTable(page, place.server.url, { name: 'Anna', rules, seats: 3, words })
  await page.getByRole('button', { name: words.fill }).click()
  await page.getByRole('button', { name: words.start }).click()
  await page.locator('.hand [data-card]').first().waitFor()
}

for (const [lang, viewport] of [
  ['de', PHONE],
  ['en', LAPTOP],
]) {
  const words = WORDS[lang]

  test(`a tap on a grey card is answered with the reason, in Mau-Mau (${lang})`, async () => {
    const anna = await person(place.browser, { viewport, locale: words.locale })
    const { page } = anna
    await openLive(page, words)
    const read = new Map()
    const all = Object.keys(words.mau).length
    const watch = watchOver([page])
    while (read.size < all) {
      if (await isOver(page)) await tap(page.locator('dialog .go .btn.primary'))
      // Once for each state of the table, or nothing would go on.
      let done = await tapAll(page, words.mau, read)
      if (read.size === 1) await assertAccessible(page)
      if (read.size === all) await picture(page, `why-not-mau-${lang}`)
      if (await myTurn(page).isVisible()) done = (await playOnce(page)) || done
      await watch(done)
    }
    assert.deepEqual([...read.keys()].sort(), Object.keys(words.mau).sort())
    assertNoErrors(anna)
  })

  test(`and in Maxonaut (${lang})`, async () => {
    const anna = await person(place.browser, { viewport, locale: words.locale })
    const { page } = anna
    // Bots think for a while, so that it can be tapped on their turn.
    const brisk = { ...words, bots: words.brisk }
    await openMaxonaut(page, place.server.url, { name: 'Anna', seats: 3, words: brisk })
    await page.getByRole('button', { name: words.fill }).click()
    await page.getByRole('button', { name: words.start }).click()
    await page.locator('.stage').waitFor()
    const read = new Map()
    const watch = watchOver([page])
    while (read.size < Object.keys(words.max).length) {
      const now = await asked(page)
      let done = now !== 'reveal' && now !== 'over' && (await tapAll(page, words.max, read))
      if (now === 'over') await tap(page.locator('dialog .go .btn.primary'))
      if (now) done = (await playOn(page)) || done
      await watch(done)
    }
    await picture(page, `why-not-max-${lang}`)
    assertNoErrors(anna)
  })
}

test('what was tried shakes, and the sentence goes with the next event', async () => {
  const anna = await person(place.browser, { motion: 'no-preference' })
  const { page } = anna
  await openLive(page, WORDS.de)
  const watch = watchOver([page])
  const said = page.locator('.why p')
  for (;;) {
    if (await isOver(page)) await tap(page.locator('dialog .go .btn.primary'))
    const grey = page.locator(`.hand [data-card]${GREY}`)
    if ((await myTurn(page).isVisible()) && (await grey.count())) {
      const shakes = await grey.first().evaluate((card) => {
        card.click()
        return card.getAnimations({ subtree: true }).length
      })
      assert.ok(shakes > 0)
      await said.waitFor()
      break
    }
    await watch(await playOnce(page))
    await page.waitForTimeout(60)
  }
  while (await said.count()) await watch(await playOnce(page))
  assertNoErrors(anna)
})

for (const viewport of [PHONE, LAPTOP]) {
  test(`nobody to catch, nobody to accuse: both buttons say why (${viewport.width})`, async () => {
    const anna = await person(place.browser, { viewport })
    const { page } = anna
    const welcome = await welcomeOf(anna.context, place.server.url, 'verschaerft', 5)
    const full = fullMau(welcome, { change: { phase: 'turn', legal: [], daring: [] } })
    const { game } = full.view
    const [first, ...others] = game.players.filter(({ seat }) => seat !== game.viewer)
    // Who has the fewest cards is nobody the page would know of.
    first.cards = 14
    others.at(-1).cards = 1
    const stage = await openStaged(page, place.server.url, full)
    for (const [selector, move] of [
      ['.actions .catch', { game: 'mau', move: 'catch', seat: first.seat, call: 0 }],
      ['button.accuse', { game: 'mau', move: 'accuse', seat: first.seat }],
    ]) {
      const button = page.locator(selector)
      assert.equal(await button.getAttribute('aria-disabled'), 'true')
      // A forced click asks nothing: without this it may land where the button was a moment ago.
      await (await button.elementHandle()).waitForElementState('stable')
      await button.click({ force: true })
      const asked = await untilHeard(page, stage, move.move)
      assert.deepEqual(asked.move, move)
      const text = { de: `Kein ${move.move}.`, en: `No ${move.move}.` }
      stage.answer({ type: 'reason', id: asked.id, code: null, text })
      await page.locator('.why').getByText(text.de).waitFor()
    }
    await assertAccessible(page)
    assertNoErrors(anna)
  })

  test(`keys and the marks at the seats say why, too (${viewport.width})`, async () => {
    const anna = await person(place.browser, { viewport })
    const { page } = anna
    const welcome = await welcomeOf(anna.context, place.server.url, 'verschaerft', 5)
    const full = fullMau(welcome, { change: { phase: 'turn', legal: [], daring: [] } })
    // Catching in vain costs something here, so every other seat has its mark.
    const calls = full.view.rules.calls.map((call) => ({ ...call, false_catch: 1 }))
    full.view.rules = { ...full.view.rules, calls }
    const other = full.view.game.players.findLast(({ seat }) => seat !== full.view.game.viewer).seat
    const stage = await openStaged(page, place.server.url, full)
    const mark = page.locator(`.plate:has([data-cards="${other}"]) > button`)
    await mark.waitFor()
    for (const [does, move, thing] of [
      [() => page.keyboard.press('e'), 'catch', page.locator('.actions .catch')],
      [() => page.keyboard.press('m'), 'call', page.locator('.actions .call').first()],
      [() => mark.click({ force: true }), 'catch', mark],
    ]) {
      stage.heard.length = 0
      await shaking(thing, does)
      const asked = await untilHeard(page, stage, move)
      if (thing === mark) assert.equal(asked.move.seat, other)
      const text = { de: `Kein ${move}: ${asked.id}.`, en: 'No.' }
      stage.answer({ type: 'reason', id: asked.id, code: null, text })
      await page.locator('.why').getByText(text.de).waitFor()
    }
    await assertAccessible(page)
    assertNoErrors(anna)
  })
}

/** Does it and waits for the shake, or for the outline that whoever wants no motion sees instead. The
 * first key loads the keys, so the shake need not come at once; and it is short, so the page looks. */
async function shaking(thing, does) {
  const watched = await thing.evaluateHandle((one) => ({
    shaken: new Promise((resolve) => {
      const end = performance.now() + 10_000
      const look = () => {
        if (one.getAnimations().length > 0) resolve(true)
        else if (performance.now() > end) resolve(false)
        else requestAnimationFrame(look)
      }
      look()
    }),
  }))
  await does()
  assert.ok(await watched.evaluate(({ shaken }) => shaken), 'it never shook')
}

async function untilHeard(page, stage, what) {
  for (let tries = 0; tries < 50; tries++) {
    const asked = stage.heard.find(({ type, move }) => type === 'why' && move.move === what)
    if (asked) return asked
    await page.waitForTimeout(100)
  }
  return assert.fail(`the page never asked why not: ${JSON.stringify(stage.heard)}`)
}
