// What tests do at one's own account.
import { openAs, person } from './browser.mjs'

/** A person with a name, at the own account. */
export async function atAccount(place, name, options = {}) {
  const someone = await person(place.browser, options)
  await openAs(someone.page, options.url ?? place.server.url, name)
  await someone.page.goto(`${options.url ?? place.server.url}/konto`)
  return someone
}

export const button = (page, name) => page.getByRole('button', { name, exact: true })
