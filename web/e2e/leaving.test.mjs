import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertAccessible, assertNoErrors, LAPTOP, person, PHONE, picture } from './lib/browser.mjs'
import { close, deal, menu, twoAtTable } from './lib/table.mjs'
import { openPlace } from './lib/place.mjs'
import { join, playDeal, playOnce } from './lib/play.mjs'

const place = openPlace()

for (const [screen, viewport] of Object.entries({ phone: PHONE, laptop: LAPTOP })) {
  test(`who leaves takes the own cards out of the game, and the others play on (${screen})`, async () => {
    const table = await twoAtTable(place, { seats: 3, host: { viewport }, guest: { viewport } })
    const { host, guest, address } = table
    const third = await person(place.browser, { viewport })
    await join(third.page, address, 'Dora')
    await host.page.getByText('Dora', { exact: true }).first().waitFor()
    await host.page.getByRole('button', { name: /^Tischordnung ändern/ }).click()
    await host.page.locator('label', { hasText: 'Karten weglegen' }).click()
    await assertAccessible(host.page)
    await close(host.page)
    await deal(table)
    await third.page.locator('.hand [data-card]').first().waitFor()

    await menu(guest.page, 'Tisch verlassen')
    await guest.page.getByText(/^Deine Karten werden weggelegt/).waitFor()
    await assertAccessible(guest.page)
    await picture(guest.page, `leave-aside-${screen}`)
    await guest.page.getByRole('button', { name: 'Verlassen', exact: true }).click()
    await guest.page.getByRole('heading', { level: 1 }).waitFor()

    // No bot takes the cards: the seat is out of the game, for everybody to see.
    await host.page.keyboard.press('l')
    const log = host.page.getByRole('dialog')
    await log.getByText('Gus geht; die Karten liegen beiseite.').waitFor()
    await host.page.keyboard.press('Escape')
    await log.waitFor({ state: 'detached' })
    await host.page.locator('.plate', { hasText: 'Gus' }).getByText('raus').waitFor()
    await assertAccessible(host.page)
    await picture(host.page, `left-aside-${screen}`)
    await playDeal(host.page, {
      until: async () => {
        assert.equal(await host.page.locator('.plate.turn', { hasText: 'Gus' }).count(), 0)
        await playOnce(third.page)
        return false
      },
    })
    for (const { page } of [host, third]) await page.locator('dialog .total').first().waitFor()
    await picture(host.page, `aside-over-${screen}`)
    assertNoErrors(host, guest, third)
  })
}
