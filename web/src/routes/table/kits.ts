/** These load what a game needs before its first card lies. */

export async function loadMau() {
  return (await import('./mau/kit')).open()
}

export async function loadMaxonaut() {
  return (await import('./maxonaut/kit')).open()
}
