/** What Maxonaut shows later. */
export const max = {
  narrate: () => import('./narrate.lazy'),
  reveal: () => import('./felt/RevealBoard.lazy.svelte'),
  trap: () => import('./asked/Trap.lazy.svelte'),
  result: () => import('./dialogs/ResultDialog.lazy.svelte'),
  known: () => import('./dialogs/KnownDialog.lazy.svelte'),
  sheet: () => import('./dialogs/ScoreSheet.lazy.svelte'),
  keys: () => import('./dialogs/key-list.lazy'),
  settings: () => import('./dialogs/Settings.lazy.svelte'),
}
