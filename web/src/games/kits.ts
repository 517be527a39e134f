import { lazy } from '../lib/lazy.svelte'

/** These load what a game needs before its first card is shown. */

export async function loadMau() {
  return (await lazy.get(() => import('./mau/kit'))).open()
}

export async function loadMaxonaut() {
  return (await lazy.get(() => import('./maxonaut/kit'))).open()
}
