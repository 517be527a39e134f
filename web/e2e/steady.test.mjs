import { test } from 'node:test'
import { assertNoErrors, LAPTOP, person, PHONE } from './lib/browser.mjs'
import { openPlace } from './lib/place.mjs'
import { openTable, quickTable } from './lib/play.mjs'
import { slowly } from './lib/steady.mjs'

const place = openPlace()
const rules = /^Live Mau-Mau/

for (const [viewport, name] of [
  [PHONE, 'phone'],
  [LAPTOP, 'laptop'],
]) {
  test(`nothing moves under a finger while a page is loading (${name})`, async () => {
    const { url } = place.server
    const [host, other, guest, player] = await Promise.all(
      [1, 2, 3, 4].map(() => person(place.browser, { viewport })),
    )
    await openTable(host.page, url, { name: 'Heidi', rules, seats: 3 })
    const plain = host.page.url()
    const options = { Einsatz: '2,50', Spielart: 'Einzelspiel' }
    await openTable(other.page, url, { name: 'Otto', rules, seats: 2, options })
    const forStakes = other.page.url()
    await quickTable(player.page, url, 'Karla', { base: 'live', options: {} })
    const running = player.page.url()
    const plans = [
      [host, [[plain, '.panel.rules']]],
      [
        guest,
        [
          [url, 'footer a'],
          [plain, 'form .primary'],
          [forStakes, 'form .primary'],
        ],
      ],
      [
        player,
        [
          [running, '.own .hand'],
          [url, 'footer a'],
          [`${url}/partien`, 'label.btn'],
          [`${url}/konto`, 'main .panel'],
          [`${url}/zahlen`, 'main .panel'],
        ],
      ],
    ]
    const visit = async ([who, pages]) => {
      const open = await slowly(who)
      for (const [address, shown] of pages) await open(address, shown)
    }
    await Promise.all(plans.map(visit))
    assertNoErrors(host, other, guest, player)
  })
}
