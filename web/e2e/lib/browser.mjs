// People with phones and laptops. Every error of the page fails the test that meets it.
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright-core'
import { smallTargets } from './targets.mjs'

export const PHONE = { width: 390, height: 844 }
/** Up to this width it is a thumb that presses. */
const THUMBS = 480
export const LAPTOP = { width: 1440, height: 900 }

export async function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A person of one's own: own cookies, own screen, own language. One who has seen every card before,
 * unless `newCards` are to be met, and uses a mouse unless the screen is for `touch`. */
export async function person(
  browser,
  { viewport = PHONE, locale = 'de-DE', motion = 'reduce', newCards = false, touch = false } = {},
) {
  const context = await browser.newContext({
    viewport,
    locale,
    reducedMotion: motion,
    hasTouch: touch,
  })
  // Cards that are new to somebody would lie over every table.
  if (!newCards) {
    await context.addInitScript(() => {
      // Empty documents have no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('stammtisch.new-cards', 'no')
    })
  }
  const page = await context.newPage()
  // A busy machine is slow, but not broken.
  page.setDefaultTimeout(90_000)
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  return { context, page, errors }
}

/** Gives the reader of a page a name, as the first thing one does there would. */
export async function openAs(page, url, name) {
  await page.goto(url)
  await page.evaluate(
    (name) =>
      fetch('/api/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, lang: document.documentElement.lang }),
      }),
    name,
  )
}

export function assertNoErrors(...people) {
  for (const { errors } of people) assert.deepEqual(errors, [])
}

/** No finding at all: what axe sees, a screen reader's user feels; and on a phone, what a thumb would
 * miss. Bots play on while it looks, so a
 * button may be half on: what is wrong is still wrong when it looks again. `drawn`: cards with text in
 * all their corners are on the page, which is a picture and not their name. */
export async function assertAccessible(page, { drawn = false } = {}) {
  let found = await findings(page, drawn)
  for (let again = 0; again < 2 && found.length > 0; again++) {
    const now = await findings(page, drawn)
    found = found.filter((one) => now.includes(one))
  }
  assert.deepEqual(found, [])
}

async function findings(page, drawn) {
  // What is read aloud begins with what is seen: axe calls that an experiment.
  const rules = { 'label-content-name-mismatch': { enabled: !drawn } }
  // What is no finding need not be told; and no page here has frames, without which axe can sum up
  // where it looks and needs no second page for that, which costs twice as much.
  const axe = new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] })
  const { violations } = await axe.setLegacyMode().analyze()
  const small = page.viewportSize().width <= THUMBS ? await page.evaluate(smallTargets) : []
  return [...violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(', ')}`), ...small]
}

/** Keeps a picture when SCREENSHOTS names a folder; tests run the same without. */
export async function picture(page, name) {
  const folder = process.env.SCREENSHOTS
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 88 })
}
