// Where a test file plays: its own server and browser, opened before and closed after its tests.
import { after, before } from 'node:test'
import { openBrowser } from './browser.mjs'
import { openHouse } from './house.mjs'

export function openPlace(settings) {
  const place = { house: null, browser: null }
  before(async () => {
    place.house = await openHouse(settings)
    place.browser = await openBrowser()
  })
  after(async () => {
    await place.browser?.close()
    await place.house?.close()
  })
  return place
}
