// What moves away from under a finger: whoever presses a button that moves just then presses nothing.
import assert from 'node:assert/strict'

/** Between two answers of the slow network, in milliseconds: what each brings is on the page before the
 * next one comes. */
const APART = 120

/** Notes what can be pressed and has moved, though it had stood still for so long that a finger may
 * have been on its way to it. */
function watchTargets() {
  const SETTLED = 100
  const TARGETS = 'a, button, input:not(.sr-only), select, summary, textarea, label'
  const moved = (window.moved = [])
  let before = new Map()
  const nameOf = (one) =>
    `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}"`
  const look = () => {
    const now = performance.now()
    const after = new Map()
    for (const one of document.querySelectorAll(TARGETS)) {
      const { left, top, bottom, width } = one.getBoundingClientRect()
      if (width === 0 || bottom < 0 || top > innerHeight) continue
      const last = before.get(one)
      const [right, down] = last ? [left - last.left, top + scrollY - last.top] : [0, 0]
      const still = Math.max(Math.abs(right), Math.abs(down)) <= 3
      if (last && !still && now - last.since > SETTLED) {
        moved.push(`${nameOf(one)} by ${Math.round(right)}, ${Math.round(down)}`)
      }
      const since = last && still ? last.since : now
      after.set(one, { left, top: top + scrollY, since })
    }
    before = after
    next()
  }
  // What is measured and mended before it is painted nobody sees: a look comes after that.
  const next = () => requestAnimationFrame(() => setTimeout(look))
  next()
}

/** Makes the network of somebody slow: what a page asks for comes one after the other. Answers a
 * function that opens an address, waits for `shown` and all that was asked for, and fails if
 * anything that can be pressed has moved meanwhile. */
export async function slowly({ context, page }) {
  await context.addInitScript(watchTargets)
  let held = 0
  let last = Promise.resolve()
  await page.route(/\/(api|assets)\//, async (route) => {
    held++
    last = last.then(() => new Promise((resolve) => setTimeout(resolve, APART)))
    await last
    await route.continue().catch(() => undefined)
    held--
  })
  return async (address, shown) => {
    await page.goto(address)
    await page.locator(shown).first().waitFor()
    while (held > 0) await page.evaluate(() => new Promise(requestAnimationFrame))
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await page.evaluate(frames)
    assert.deepEqual(await page.evaluate(() => window.moved), [], address)
  }
}
