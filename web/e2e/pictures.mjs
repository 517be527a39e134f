// The pictures of the README: start page, lobby, table and Maxonaut, phone and laptop, German and
// English; tables of 2, 4, 7 and 10 seats; and what there is when a match is over.
// Run by `make pictures` against the binary that a user would build.
import path from 'node:path'
import { LAPTOP, openBrowser, person, PHONE, picture } from './lib/browser.mjs'
import { startServer } from './lib/server.mjs'
import { openOver, watchAgain } from './lib/look-back.mjs'
import * as maxonaut from './lib/maxonaut.mjs'
import { dealAgain, isOver, myTurn, openTable, playDeal, playOnce, watchOver } from './lib/play.mjs'
import { fullMau, openStaged, welcomeOf } from './lib/staged.mjs'

process.env.SCREENSHOTS ??= path.resolve(import.meta.dirname, '../../docs/images')

const SCREENS = { phone: PHONE, laptop: LAPTOP }
const WORDS = {
  de: {
    locale: 'de-DE',
    host: 'Annemarie',
    guest: 'Jupp',
    open: /^Tisch eröffnen/,
    fill: 'Mit Bots auffüllen',
    deal: 'Karten geben',
  },
  en: {
    locale: 'en-GB',
    host: 'Rosie',
    guest: 'George',
    open: /^Open (a|the) table/,
    fill: 'Fill with bots',
    deal: 'Deal the cards',
  },
}

/** A table some moves into its first deal, with the turn at the one whose screen is taken. */
async function takeAll(browser, url, screen, lang) {
  const words = WORDS[lang]
  const name = (what) => `${what}-${screen}-${lang}`
  const host = await person(browser, { viewport: SCREENS[screen], locale: words.locale })
  const guest = await person(browser, { locale: words.locale })
  const { page } = host
  await page.goto(url)
  await page.locator('input[name=name]').fill(words.host)
  await picture(page, name('start'))
  await page.getByRole('button', { name: words.open }).click()
  await page.locator('h2, h3').nth(2).waitFor()
  await page.getByRole('button', { name: words.open }).last().click()
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/)
  await guest.page.goto(page.url())
  await guest.page.locator('input[name=name]').fill(words.guest)
  await guest.page.locator('form .btn.primary').click()
  await page.getByText(words.guest, { exact: true }).waitFor()
  await page.waitForTimeout(400)
  await picture(page, name('lobby'))
  await page.getByRole('button', { name: words.fill }).click()
  await page.getByRole('button', { name: words.deal }).click()
  await page.locator('.hand [data-card]').first().waitFor()
  const watch = watchOver([page, guest.page])
  for (let turns = 0; turns < 3;) {
    if (await isOver(page)) await dealAgain(page, guest.page)
    const mine = await myTurn(page).isVisible()
    if (mine) {
      await page.waitForTimeout(900)
      turns += 1
      // A wish that was begun by the last click would cover the table.
      if (await page.locator('dialog').count()) await page.keyboard.press('Escape')
      if (turns === 3) await picture(page, name('table'))
      else await playOnce(page)
    }
    await watch((await playOnce(guest.page)) || mine)
    await page.waitForTimeout(200)
  }
  await host.context.close()
  await guest.context.close()
}

/** Maxonaut: what somebody says in the middle of a round, and what lay there. */
async function takeMaxonaut(browser, url, screen, lang) {
  const words = { ...WORDS[lang], ...maxonaut[lang.toUpperCase()] }
  const host = await person(browser, { viewport: SCREENS[screen], locale: words.locale })
  const { page } = host
  await maxonaut.openMaxonaut(page, url, { name: words.host, seats: 4, words })
  await page.getByRole('button', { name: words.fill }).click()
  await page.getByRole('button', { name: words.start }).click()
  await page.locator('.stage').waitFor()
  for (let wanted = ['judge', 'reveal']; wanted.length > 0;) {
    await page.waitForTimeout(150)
    const now = await maxonaut.asked(page)
    // Worth a picture: a second announcement, or a point.
    const worth = now === 'judge' ? '.history li:nth-child(2)' : '.point > *'
    if (now === wanted[0] && (await page.locator(worth).count())) {
      await page.waitForTimeout(700)
      await picture(page, `maxonaut-${wanted.shift()}-${screen}-${lang}`)
      if (now === 'judge') await maxonaut.doubt(page)
    } else if (now === 'over') throw new Error('the match was over before its pictures were taken')
    else await maxonaut.playOn(page)
  }
  await host.context.close()
}

/** Tables of all sizes at their fullest. */
const CROWDS = { 2: 'live', 4: 'live', 7: 'verschaerft', 10: 'schule' }

async function takeCrowds(browser, url, screen) {
  for (const [seats, base] of Object.entries(CROWDS)) {
    const { page, context } = await person(browser, { viewport: SCREENS[screen] })
    const welcome = await welcomeOf(context, url, base, Number(seats))
    await openStaged(page, url, fullMau(welcome))
    await page.locator('.hand [data-card]').first().waitFor()
    await page.locator('.wish').waitFor()
    if (screen === 'laptop') await page.locator('aside tfoot').waitFor()
    await page.waitForTimeout(600)
    await picture(page, `seats-${seats}-${screen}-de`)
    await context.close()
  }
}

/** When a match is over: its picture, its film, how it was shuffled, what each could know, and numbers. */
async function takeAfterwards(browser, url, screen) {
  const { page, context } = await person(browser, { viewport: SCREENS[screen] })
  const button = (name) => page.getByRole('button', { name, exact: true })
  const take = async (what) => {
    await page.waitForTimeout(600)
    await picture(page, `${what}-${screen}-de`)
  }
  await openTable(page, url, {
    name: WORDS.de.host,
    rules: /^Live Mau-Mau/,
    seats: 4,
    options: { Spielart: 'Einzelspiel' },
  })
  await button(WORDS.de.fill).click()
  await button(WORDS.de.deal).click()
  await page.locator('.hand [data-card]').first().waitFor()
  await playDeal(page)
  await button('Ergebnis als Bild').click()
  await page.getByRole('dialog', { name: 'Das Ergebnis' }).getByRole('img').waitFor()
  await take('result')
  await page.keyboard.press('Escape')
  await watchAgain(page)
  const slider = page.getByRole('slider', { name: 'Stelle in der Partie' })
  await slider.waitFor()
  const middle = Math.floor(Number(await slider.getAttribute('max')) / 2)
  await page.goto(`${page.url().replace(/#.*/, '')}#${middle}`)
  await page.reload()
  await page.locator('.felt .plate').first().waitFor()
  await take('replay')
  await openOver(page, 'Die Mischung')
  await button('Die Mischung prüfen').click()
  await page.getByText('Gemischt wurde, wie es vorher feststand.').waitFor()
  await take('shuffle')
  await page.keyboard.press('Escape')
  await openOver(page, 'Was jeder wusste')
  await page.getByRole('heading', { name: 'Glück und Können' }).waitFor({ timeout: 400_000 })
  await take('looking-back')
  await page.goto(`${url}/zahlen`)
  const table = page.getByRole('table', { name: /Live Mau-Mau/ })
  for (let tries = 0; tries < 40 && !(await table.isVisible()); tries++) {
    await page.waitForTimeout(500)
    await page.reload()
    await page.getByRole('heading', { name: 'Nach Regeln' }).waitFor()
  }
  await take('numbers')
  await page.goto(`${url}/tag`)
  await page.getByRole('button', { name: 'Spielen', exact: true }).first().waitFor()
  await take('daily')
  await context.close()
}

const server = await startServer()
const browser = await openBrowser()
try {
  for (const screen of Object.keys(SCREENS)) {
    await takeCrowds(browser, server.url, screen)
    await takeAfterwards(browser, server.url, screen)
    for (const lang of Object.keys(WORDS)) {
      await takeAll(browser, server.url, screen, lang)
      await takeMaxonaut(browser, server.url, screen, lang)
    }
  }
} finally {
  await browser.close()
  await server.close()
}
