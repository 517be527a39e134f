/** What Mau-Mau shows later. */
export const mau = {
  narrate: () => import('../../../lib/games/mau/narrate'),
  play: () => import('./PlayDialog.svelte'),
  result: () => import('./ResultDialog.svelte'),
  choices: () => import('./Choices.svelte'),
  judged: () => import('./Judged.svelte'),
  hands: () => import('./DealHands.svelte'),
  accuse: () => import('./Accuse.svelte'),
  sheet: () => import('./ScoreSheet.svelte'),
  catchSeat: () => import('./CatchSeat.svelte'),
  keys: () => import('./key-list'),
  settings: () => import('./Settings.svelte'),
}
