// Under the mouse a button keeps its colour, and what stands on it can be read.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertNoErrors, LAPTOP, person } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { fullMau, fullMax, openStaged, welcomeOf } from './lib/staged.mjs'

const place = openPlace()

/** The least contrast of a text with its ground (WCAG 1.4.3). */
const LEAST = 4.5

/** The contrast of a button's text with every colour its ground may have. */
const contrast = (button) =>
  button.evaluate((one) => {
    const FELT = [29, 83, 67]
    const colours = (text) =>
      (text.match(/rgba?\([^)]+\)/g) ?? []).map((it) => it.match(/[\d.]+/g).map(Number))
    const over = ([r, g, b, a = 1], ground) =>
      [r, g, b].map((part, at) => part * a + ground[at] * (1 - a))
    const light = (colour) => {
      const [r, g, b] = colour.map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const style = getComputedStyle(one)
    const painted = colours(style.backgroundImage)
    const grounds = (painted.length > 0 ? painted : colours(style.backgroundColor)).map((it) =>
      over(it, FELT),
    )
    return Math.min(
      ...grounds.map((ground) => {
        const [a, b] = [ground, over(colours(style.color)[0], ground)].map(light)
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      }),
    )
  })

const ground = (button) =>
  button.evaluate((one) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(one)
    const [colour] = `${backgroundImage} ${backgroundColor}`
      .match(/rgba?\([^)]+\)/g)
      .map((it) => it.match(/[\d.]+/g).map(Number))
      .filter(([, , , a = 1]) => a > 0)
    return colour ? colour[0] - colour[2] : 0
  })

/** How far a colour is from grey: a button that turns from red or gold to cream is another one. */
const COLOURED = 80

async function hovered(page, selector, what) {
  const found = []
  for (const button of await page.locator(selector).filter({ visible: true }).all()) {
    await page.mouse.move(2, 2)
    const text = (await button.innerText()).replace(/\s+/g, ' ')
    const before = await ground(button)
    await button.hover()
    await page.waitForTimeout(30)
    const much = await contrast(button)
    if (much < LEAST) found.push(`${what}: “${text}” has a contrast of ${much.toFixed(2)}`)
    if (before > COLOURED && (await ground(button)) < COLOURED)
      found.push(`${what}: “${text}” loses its colour`)
  }
  return found
}

test('every button can be read under the mouse', async () => {
  const one = await person(place.browser, { viewport: LAPTOP })
  const { page } = one
  const { url } = place.server
  const found = []
  for (const base of ['live', 'verschaerft', 'schule', 'erftschmiede']) {
    const welcome = await welcomeOf(one.context, url, base, 4)
    const right = welcome.view.rules.calls.map((_, call) => ({
      call,
      said: false,
      right: true,
      with: [],
      costs: 1,
    }))
    for (const change of [{}, { calls: right, players: welcome.view.game.players }]) {
      await openStaged(page, url, fullMau(welcome, { change }))
      await page.locator('.actions .bear').waitFor()
      if (welcome.view.rules.cheating) await page.locator('.accuse').waitFor()
      const all = '.actions button, .accuse, .plate button, header button'
      found.push(...(await hovered(page, all, base)))
    }
  }
  const welcome = await welcomeOf(one.context, url, 'maxonaut', 4)
  for (const asks of ['judge', 'announce', 'lay']) {
    await openStaged(page, url, fullMax(welcome, asks))
    await page.locator('.stage').waitFor()
    found.push(...(await hovered(page, '.actions button, .ladder button', `maxonaut ${asks}`)))
  }
  assert.deepEqual(found, [])
  assertNoErrors(one)
})
