/** Loads what a game needs before its first card lies. */
export async function loadMau() {
  return (await import('./mau/kit')).open()
}
