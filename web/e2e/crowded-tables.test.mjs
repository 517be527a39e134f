// Crowded tables: nothing meets, nothing is cut off, on every screen. The views are those of the
// server, made as full as they get; each table is opened once and resized through all sizes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, person, picture } from './lib/browser.mjs'
import { clashes } from './lib/boxes.mjs'
import { openPlace } from './lib/place.mjs'
import { fullMau, fullMax, openStaged, welcomeOf } from './lib/staged.mjs'

const place = openPlace()

const SCREENS = [
  [320, 568],
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
]
/** Enlarged to twice the size, a screen has half as many pixels. */
const SIZES = [...SCREENS, ...SCREENS.map(([width, height]) => [width / 2, height / 2])]

/** Every number of seats, and every set of rules. */
const MAU = { live: [2, 4], verschaerft: [3, 5, 7], schule: [6, 8, 10], erftschmiede: [9] }

/** Goes through all sizes and lists what is wrong, size by size. */
async function through(one, stage, sizes, name) {
  const found = []
  for (const [width, height] of sizes) {
    await one.page.setViewportSize({ width, height })
    const wrong = await measured(one.page, stage, width, height)
    if (wrong.length > 0) await picture(one.page, `${name}-${width}x${height}`)
    found.push(...wrong.map((what) => `${name} on ${width}x${height}: ${what}`))
  }
  assertNoErrors(one)
  return found
}

/** What meets or is cut at this size of screen. */
async function measured(page, stage, width, height) {
  await page.waitForFunction(
    ([width, height]) =>
      innerWidth === width &&
      innerHeight === height &&
      // The side panel is fetched when a page is first wide enough for it.
      (!document.querySelector('.page.wide') || document.querySelector('aside') !== null),
    [width, height],
  )
  const wrong = []
  for (const words of [true, false]) {
    const said = await lasting(page, async () => {
      stage.chatter(words)
      const one = page.locator('.plate .bubble').last()
      await one
        .locator(words ? 'span' : 'svg')
        .first()
        .waitFor()
      // What is said moves into its place, however short that takes.
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((it) => it.finished)),
      )
      return page.evaluate(clashes)
    })
    wrong.push(...said)
  }
  return [...new Set(wrong)]
}

/** What is still wrong once the page has come to rest: it measures itself, and moves by that. */
async function lasting(page, measure) {
  let wrong = []
  for (let tries = 0; tries < 8; tries++) {
    await page.waitForTimeout(40 + 100 * tries)
    wrong = await measure()
    if (wrong.length === 0) break
  }
  return wrong
}

for (const [base, all] of Object.entries(MAU)) {
  test(`${base}: nothing meets anything`, async () => {
    const one = await person(place.browser)
    const found = []
    for (const seats of all) {
      const welcome = await welcomeOf(one.context, place.server.url, base, seats)
      const stage = await openStaged(one.page, place.server.url, fullMau(welcome))
      await one.page.locator('.hand [data-card]').first().waitFor()
      await one.page.locator('.wish').waitFor()
      found.push(...(await through(one, stage, SIZES, `${base}-${seats}`)))
    }
    assert.deepEqual(found, [])
  })
}

/** Numbers of seats, and what the reader is asked for. */
const MAX = [2, 4, 8]
const ASKS = ['judge', 'announce', 'lay']

test('maxonaut: nothing meets anything', async () => {
  const one = await person(place.browser)
  const found = []
  for (const seats of MAX) {
    const welcome = await welcomeOf(one.context, place.server.url, 'maxonaut', seats)
    for (const asks of ASKS) {
      const stage = await openStaged(one.page, place.server.url, fullMax(welcome, asks))
      await one.page.locator('.stage').waitFor()
      found.push(...(await through(one, stage, SIZES, `maxonaut-${asks}-${seats}`)))
    }
  }
  assert.deepEqual(found, [])
})

for (const locale of ['de-DE', 'en-GB']) {
  test(`one’s own long name is read in full on a phone (${locale})`, async () => {
    const one = await person(place.browser, { locale })
    const found = []
    for (const seats of [3, 8]) {
      const welcome = await welcomeOf(one.context, place.server.url, 'maxonaut', seats)
      for (const asks of [...ASKS, 'wait']) {
        const full = fullMax(welcome, asks)
        for (const name of ['Annemarie-Charlotte', 'Maximilian Schneider']) {
          full.view.seats[0].occupant.name = name
          await openStaged(one.page, place.server.url, full)
          const own = one.page.locator('.self strong', { hasText: name })
          await own.waitFor()
          const wrong = await lasting(one.page, () =>
            own.evaluate((it) => {
              const cut = it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth
              return cut || it.title !== it.textContent ? [it.textContent] : []
            }),
          )
          found.push(...wrong.map((what) => `${what} is cut: ${asks}, ${seats} seats`))
        }
      }
    }
    assert.deepEqual(found, [])
    assertNoErrors(one)
  })
}

test('the big screen: nothing meets anything', async () => {
  const one = await person(place.browser)
  const found = []
  for (const [base, seats] of [
    ['schule', 10],
    ['verschaerft', 7],
    ['live', 4],
    ['maxonaut', 8],
  ]) {
    const welcome = await welcomeOf(one.context, place.server.url, base, seats)
    const full = base === 'maxonaut' ? fullMax(welcome, 'judge') : fullMau(welcome)
    const stage = await openStaged(one.page, place.server.url, watched(full), '/leinwand')
    await one.page.locator('.plate').first().waitFor()
    const sizes = SIZES.filter(([width, height]) => width >= 1280 && height >= 720)
    found.push(...(await through(one, stage, sizes, `screen-${base}-${seats}`)))
  }
  assert.deepEqual(found, [])
})

/** The longest that there is to tell, about people with long names. */
const SENTENCES = [
  { event: 'reversed', direction: 'counter' },
  { event: 'false_call', seat: 3, call: 0, cause: 'calls.mau.false_penalty' },
  { event: 'false_catch', seat: 3, by: 1, call: 0, cause: 'cheat.false_penalty' },
  { event: 'last_card', seat: 3, by: 1 },
  { event: 'drew', seat: 3, count: 5, reason: 'closing', cause: 'cards.7.threat' },
  { event: 'drew', seat: 3, count: 5, reason: 'false_accusation', cause: 'cheat.false_penalty' },
  {
    event: 'drew',
    seat: 0,
    count: 6,
    reason: 'cheating',
    cause: 'cheat',
    cards: ['7H', '8H', '9D', 'JS', 'QC', 'KD'],
  },
  { event: 'played', seat: 3, card: 'XR', as: 'KH', wish: 'diamonds', claim: true },
  { event: 'slipped_back', seat: 3 },
  { event: 'reshuffled', cards: 31 },
  { event: 'deal_ended', ending: 'pile_empty', cause: 'end.stuck', points: [], hands: [] },
]
const PHONES = SCREENS.filter(([width]) => width <= 390)

for (const locale of ['de-DE', 'en-GB']) {
  test(`no sentence of the news is cut on a phone, and none moves the felt (${locale})`, async () => {
    const one = await person(place.browser, { locale })
    const found = []
    for (const base of ['verschaerft', 'erftschmiede']) {
      const welcome = await welcomeOf(one.context, place.server.url, base, 4)
      const stage = await openStaged(one.page, place.server.url, fullMau(welcome))
      await one.page.locator('.hand [data-card]').first().waitFor()
      for (const [width, height] of PHONES) {
        await one.page.setViewportSize({ width, height })
        const felts = new Set()
        for (const event of SENTENCES) {
          const line = one.page.locator('.news .line')
          const before = await line.innerText()
          stage.tell([{ type: 'game', event: { game: 'mau', ...event } }])
          await one.page.waitForFunction(
            (before) => document.querySelector('.news .line').innerText !== before,
            before,
          )
          const wrong = await lasting(one.page, () => one.page.evaluate(clashes))
          felts.add(JSON.stringify(await one.page.locator('.around').first().boundingBox()))
          found.push(...wrong.map((what) => `${base} on ${width}x${height}: ${what}`))
          if (wrong.length > 0) await picture(one.page, `news-${base}-${width}-${event.event}`)
        }
        await picture(one.page, `news-${base}-${width}-${locale}`)
        if (felts.size > 1) found.push(`${base} on ${width}x${height}: the felt moves`)
      }
    }
    assert.deepEqual(found, [])
    assertNoErrors(one)
  })
}

/** The same view for somebody who only watches. */
const watched = (welcome) => ({
  ...welcome,
  view: {
    ...welcome.view,
    you: { seat: null, host: false, watcher: 1, offered: null },
    game: { ...welcome.view.game, viewer: null, hand: [], legal: [], daring: [] },
  },
})

/** What of the score sheet at the side is cut, runs into its neighbour, or goes on without a sign. */
const cutOnSheet = () => {
  const wrong = []
  const sheet = document.querySelector('aside .sheet')
  const width = (one) => {
    const range = document.createRange()
    // The number comes last; what is only read aloud stands before it.
    if (one.lastChild) range.selectNode(one.lastChild)
    return range.getBoundingClientRect()
  }
  for (const cell of sheet.querySelectorAll('thead th')) {
    const [text, box] = [width(cell), cell.getBoundingClientRect()]
    if (text.width > box.width + 1 || text.height > box.height + 1)
      wrong.push(`${cell.textContent} is cut`)
  }
  for (const row of sheet.querySelectorAll('tfoot tr')) {
    const cells = [...row.children].map(width)
    for (const [at, one] of cells.entries())
      if (cells[at + 1] && one.right > cells[at + 1].left)
        wrong.push(`${row.children[at].textContent.trim()} runs into its neighbour`)
  }
  // However many deals there were, the latest and the sums are in sight.
  const inside = (row) => {
    const [box, around] = [row, row.closest('.view')].map((one) => one.getBoundingClientRect())
    return box.top >= around.top - 1 && box.bottom <= around.bottom + 1
  }
  for (const row of sheet.querySelectorAll('tfoot tr'))
    if (!inside(row)) wrong.push('the sums are out of sight')
  const latest = [...sheet.querySelectorAll('tbody tr')].at(-1)
  if (latest && !inside(latest)) wrong.push('the latest deal is out of sight')
  for (const view of sheet.querySelectorAll('.view')) {
    const around = view.parentElement
    if (view.scrollHeight > view.clientHeight + 4 && !around.matches('.below, .above'))
      wrong.push('it goes on below without a sign')
    if (view.scrollWidth > view.clientWidth + 4 && !around.matches('.beside'))
      wrong.push('it goes on beside without a sign')
  }
  return wrong
}

test('the score sheet at the side: whole names, whole sums, a sign where it goes on', async () => {
  const one = await person(place.browser, { viewport: { width: 1366, height: 768 } })
  // Reads the sheet right before it is painted for the first time.
  await one.page.addInitScript(`
    const first = () => {
      if (!document.querySelector('aside .sheet tfoot')) return requestAnimationFrame(first)
      window.firstSheet = (${cutOnSheet})()
    }
    requestAnimationFrame(first)
  `)
  const found = []
  for (const [base, seats] of [
    ['live', 4],
    ['verschaerft', 7],
    ['schule', 10],
    ['maxonaut', 8],
  ]) {
    const welcome = await welcomeOf(one.context, place.server.url, base, seats)
    const full = base === 'maxonaut' ? fullMax(welcome, 'judge') : fullMau(welcome)
    for (const deals of [0, 6]) {
      const points = welcome.view.seats.map(({ seat }) => 31 + seat)
      const row = { dealer: 1, round: 1, sharp: false, points }
      const sheet = Array.from({ length: deals }, (_, at) => ({ ...row, deal: at + 1 }))
      await openStaged(one.page, place.server.url, { ...full, view: { ...full.view, sheet } })
      // There is no sheet before there is something on it.
      await one.page.locator('aside .log').waitFor()
      const empty = await one.page
        .locator('aside section')
        .evaluateAll((all) => all.filter((it) => it.innerText.split('\n').length < 2).length)
      if (empty) found.push(`${base}: ${empty} empty panels`)
      await one.page.locator('aside .sheet tfoot').waitFor()
      const text = await one.page.locator('aside .sheet').innerText()
      if (deals === 0 && !/Runde läuft|Noch/.test(text)) found.push(`${base} says nothing: ${text}`)
      const wrong = await lasting(one.page, () => one.page.evaluate(cutOnSheet))
      // Nothing lies on anything for a moment, either. The reading waits for a frame, and on a
      // busy machine that may come after everything else here.
      const first = await one.page
        .waitForFunction(() => window.firstSheet)
        .then((it) => it.jsonValue())
      wrong.push(...first.filter((what) => /is cut|runs into/.test(what)))
      found.push(...wrong.map((what) => `${base}-${seats} after ${deals} deals: ${what}`))
      if (deals) await picture(one.page, `sheet-${base}-${seats}`)
    }
  }
  assert.deepEqual(found, [])
  await assertAccessible(one.page)
  assertNoErrors(one)
})
