// Where a test file plays: its own server and browser, opened before and closed after its tests.
import { after, before } from 'node:test'
import { openBrowser } from './browser.mjs'
import { startServer } from './server.mjs'

export function openPlace(settings) {
  const place = { server: null, browser: null }
  before(async () => {
    place.server = await startServer(settings)
    place.browser = await openBrowser()
  })
  after(async () => {
    await place.browser?.close()
    await place.server?.close()
  })
  return place
}
