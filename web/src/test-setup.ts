import { cleanup } from '@testing-library/svelte'
import { afterEach } from 'vitest'
import { loadKit } from './games/kits'
import { later } from './games/mau/words'
import { i18n } from './lib/i18n/i18n.svelte'
import { dialogs } from './table/words'

afterEach(() => {
  cleanup()
  return i18n.set('de')
})
await i18n.set('de')
await loadKit('mau')
await later.ready()
await dialogs.ready()
