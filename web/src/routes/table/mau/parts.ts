/** What Mau-Mau shows later. */
export const mau = {
  play: () => import('./PlayDialog.svelte'),
  wish: () => import('./WishBadge.svelte'),
  result: () => import('./ResultDialog.svelte'),
  choices: () => import('./Choices.svelte'),
  judged: () => import('./Judged.svelte'),
  hands: () => import('./DealHands.svelte'),
  accuse: () => import('./Accuse.svelte'),
  sheet: () => import('./ScoreSheet.svelte'),
  catchSeat: () => import('./CatchSeat.svelte'),
  settings: () => import('./Settings.svelte'),
}
