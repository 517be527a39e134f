/** What Mau-Mau shows later. */
export const mau = {
  narrate: () => import('./narrate.lazy'),
  asked: () => import('./moves/asked.lazy'),
  play: () => import('./dialogs/PlayDialog.lazy.svelte'),
  result: () => import('./dialogs/ResultDialog.lazy.svelte'),
  choices: () => import('./asked/Choices.lazy.svelte'),
  judged: () => import('./asked/Judged.lazy.svelte'),
  accuse: () => import('./asked/Accuse.lazy.svelte'),
  sheet: () => import('./dialogs/ScoreSheet.lazy.svelte'),
  catchSeat: () => import('./asked/CatchSeat.lazy.svelte'),
  shortcut: () => import('./moves/keys.lazy'),
  keys: () => import('./dialogs/key-list.lazy'),
  settings: () => import('./dialogs/Settings.lazy.svelte'),
}

/** What few tables need: it is not fetched ahead. */
export const rare = {
  hands: () => import('./asked/DealHands.lazy.svelte'),
  charge: () => import('./asked/Charge.lazy.svelte'),
  states: () => import('./felt/States.lazy.svelte'),
  openHand: () => import('./felt/OpenHand.lazy.svelte'),
  beside: () => import('./felt/Beside.lazy.svelte'),
  team: () => import('./felt/TeamSign.lazy.svelte'),
}
