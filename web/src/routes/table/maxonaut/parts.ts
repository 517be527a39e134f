/** What Maxonaut shows later. */
export const max = {
  reveal: () => import('./RevealBoard.svelte'),
  trap: () => import('./Trap.svelte'),
  result: () => import('./ResultDialog.svelte'),
  known: () => import('./KnownDialog.svelte'),
  sheet: () => import('./ScoreSheet.svelte'),
  settings: () => import('./Settings.svelte'),
}
