/** What Maxonaut shows later. */
export const max = {
  narrate: () => import('../../../lib/games/maxonaut/narrate'),
  reveal: () => import('./RevealBoard.svelte'),
  trap: () => import('./Trap.svelte'),
  result: () => import('./ResultDialog.svelte'),
  known: () => import('./KnownDialog.svelte'),
  sheet: () => import('./ScoreSheet.svelte'),
  keys: () => import('./key-list'),
  settings: () => import('./Settings.svelte'),
}
