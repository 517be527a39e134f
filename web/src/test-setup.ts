import { cleanup } from '@testing-library/svelte'
import { afterEach } from 'vitest'
import { i18n } from './lib/i18n/i18n.svelte'
import { later } from './lib/games/mau/words'
import { evening } from './lib/table/words'
import { loadMau } from './routes/table/kits'

afterEach(() => {
  cleanup()
  return i18n.set('de')
})
await i18n.set('de')
await loadMau()
await later.ready()
await evening.ready()
