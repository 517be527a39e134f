// The last card where cheating is allowed: it lies, and the next one lets it stand or accuses.
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
import { openPlace } from './lib/place.mjs'
import { dealAgain, INDEX, isOver, myTurn, watchOver } from './lib/play.mjs'

const place = openPlace()

/** Who plays a cheat as the last card is up to the cards: so many deals bring one for certain. */
const MOST_DEALS = 60

/** One card each, so that every deal soon comes to its last. */
const THREATS = ['8', '9', '10', 'Q', 'K', 'A']
  .map((rank) => `cards.${rank}.threat = { draw = 1, then = "misses" }`)
  .join('\n')
const RULES = {
  // Each would threaten the next one.
  verschaerft: THREATS,
  // Nobody chooses how many, and less fits: last cards are cheats more often.
  erftschmiede: `deal.hand_choice = "none"
fit = { multiples = 0, neighbours = 0 }`,
}
const fileOf = (base) => `base = "${base}"
id = "one-card"
deal.hand = 1
options = []
${RULES[base]}
`
const WORDS = {
  'de-DE': {
    begin: 'Karten geben',
    sit: 'Hier hinsetzen',
    cheat: 'Mogeln',
    nothing: 'Nichts darunterschieben',
    decide: (owner) => `${owner} hat die letzte Karte gelegt. Gilt sie?`,
    own: (by) => `Deine letzte Karte liegt. ${by} entscheidet, ob sie gilt.`,
    other: (owner) => `${owner} hat die letzte Karte gelegt. Noch kannst du „Mogelt!“ rufen.`,
    choices: ['Gelten lassen', 'Mogelt!'],
    threat: /ziehen|aussetzen/,
    guilty: 'es war gemogelt.',
    honest: 'falsche Anschuldigung.',
  },
  'en-GB': {
    begin: 'Deal the cards',
    sit: 'Sit here',
    cheat: 'Cheat',
    nothing: 'Slip no card under it',
    decide: (owner) => `${owner} has played their last card. Do you let it stand?`,
    own: (by) => `You have played your last card. ${by} decides whether it stands.`,
    other: (owner) => `${owner} has played their last card. You can still call “Cheating!”`,
    choices: ['Let it stand', 'Cheating!'],
    threat: /draw|miss|skip/,
    guilty: 'it was cheating.',
    honest: 'a false accusation.',
  },
}

/** Three people at a table by these rules, with cards. */
async function three(file, locale) {
  const t = WORDS[locale]
  const people = []
  for (const [name, viewport] of [
    ['Anna', LAPTOP],
    ['Bert', PHONE],
    ['Clara', PHONE],
  ]) {
    const one = await person(place.browser, { viewport, locale })
    await openAs(one.page, place.server.url, name)
    people.push({ ...one, name, t })
  }
  const [{ page }] = people
  const code = await page.evaluate(async (file) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Time enough to look at it closely while somebody has to decide.
      body: JSON.stringify({ chosen: { file }, seats: 3, manner: { pace: 'relaxed' } }),
    })
    return (await answer.json()).code
  }, file)
  for (const one of people) {
    await one.page.goto(`${place.server.url}/t/${code}`)
    await one.page.getByRole('button', { name: t.sit }).first().click()
    await one.page.locator('li.mine').waitFor()
  }
  await page.getByRole('button', { name: t.begin }).click()
  for (const one of people) await one.page.locator('.own .hand').waitFor()
  return people
}

const said = (page) => page.locator('.self .turn').innerText()
const choices = (page) => page.locator('.choices button')
const tap = (thing, position) => thing.click({ timeout: 2000, position }).then(yes, no)
const yes = () => true
const no = () => false

/** Whoever has the turn lays what fits, or cheats with what does not. Answers whether it was done. */
async function lay({ page, t }) {
  const asked = page.locator('dialog [data-choice]')
  if (await asked.count()) {
    const nothing = page.getByRole('button', { name: t.nothing })
    return tap((await nothing.count()) ? nothing : asked.first())
  }
  // Whoever is dealt one card has to say so at once (ERF-49).
  const due = page.locator('.actions .call.due:not([aria-disabled=true])')
  if (await due.count()) return tap(due.first())
  if (await choices(page).count()) return tap(choices(page).first())
  const fits = page.locator('.hand button.legal').first()
  if (await fits.count()) return tap(fits, INDEX)
  const toggle = page.getByRole('button', { name: t.cheat, exact: true })
  if (await toggle.count()) {
    if ((await toggle.getAttribute('aria-pressed')) === 'false') await tap(toggle)
    if (await tap(page.locator('.hand button.cheat').first(), INDEX)) return true
  }
  return tap(page.locator('.actions .act').first())
}

/** Plays until somebody's last card lies and somebody has to decide. Answers all three by what they
 * are to it. */
async function untilLastCard(people) {
  const watch = watchOver(people.map(({ page }) => page))
  for (;;) {
    for (const one of people) {
      const text = await said(one.page).catch(() => '')
      const owner = people.find(({ name }) => text === one.t.decide(name))
      if (owner) {
        await choices(one.page).last().waitFor()
        return { owner, decides: one, third: people.find((it) => it !== one && it !== owner) }
      }
    }
    let done = false
    const over = await Promise.all(people.map(({ page }) => isOver(page)))
    if (over.every(Boolean)) await dealAgain(...people.map(({ page }) => page))
    for (const one of people) {
      if (over.some(Boolean) || !(await myTurn(one.page).isVisible().catch(no))) continue
      if ((await said(one.page)).endsWith(one.t.decide(''))) continue
      done = await lay(one)
      break
    }
    await watch(done)
    await people[0].page.waitForTimeout(120)
  }
}

for (const [base, locale] of [
  ['verschaerft', 'de-DE'],
  ['verschaerft', 'en-GB'],
  ['erftschmiede', 'de-DE'],
  ['erftschmiede', 'en-GB'],
]) {
  test(`a last card is let stand, or accused (${base}, ${locale})`, async () => {
    const t = WORDS[locale]
    const people = await three(fileOf(base), locale)
    const outcomes = new Set()
    const wanted = ['stands', 'guilty']
    for (let deals = 0; deals < MOST_DEALS && wanted.some((it) => !outcomes.has(it)); deals++) {
      const { owner, decides, third } = await untilLastCard(people)

      // Everybody reads what has happened and who decides; nobody reads of a threat.
      for (const [{ page }, text] of [
        [decides, t.decide(owner.name)],
        [owner, t.own(decides.name)],
        [third, t.other(owner.name)],
      ])
        await page.locator('.self').getByText(text, { exact: true }).waitFor()
      assert.deepEqual(await choices(decides.page).allInnerTexts(), t.choices)
      for (const { page } of people) {
        assert.equal(await page.locator('.threat, .bear').count(), 0)
        assert.doesNotMatch(await said(page), t.threat)
      }
      for (const one of [owner, third]) assert.equal(await choices(one.page).count(), 0)
      if (deals === 0) for (const { page } of [decides, third]) await assertAccessible(page)
      if (deals < 3)
        for (const { page, name } of people)
          await picture(page, `last-card-${base}-${locale}-${deals}-${name}`)

      const [stand, accuse] = [choices(decides.page).first(), choices(decides.page).last()]
      if (!outcomes.has('stands')) {
        await stand.click()
        for (const { page } of people) await page.locator('dialog .total').first().waitFor()
        assert.equal(await owner.page.locator('.hand [data-card]').count(), 0)
        outcomes.add('stands')
        continue
      }
      await decides.page.locator('.choices .accuse[aria-disabled=false]').waitFor()
      await accuse.click()
      const news = decides.page.locator('.sr-only[aria-live] p').first()
      const judged = news.filter({ hasText: new RegExp(`(${t.guilty}|${t.honest})`) })
      await judged.waitFor({ state: 'attached' })
      const guilty = (await judged.textContent()).includes(t.guilty)
      outcomes.add(guilty ? 'guilty' : 'honest')
      // Caught, the card is back with a penalty; wrongly accused, it stands.
      if (guilty) await owner.page.locator('.hand [data-card]').nth(1).waitFor()
      else {
        if (await choices(decides.page).count()) await choices(decides.page).first().click()
        for (const { page } of people) await page.locator('dialog .total').first().waitFor()
      }
    }
    for (const it of wanted) assert.ok(outcomes.has(it), `${it} never came up`)
    assertNoErrors(...people)
  })
}
