/** What lies over the felt. It is named apart from it: of all these files the list is long. */
export const over = {
  panels: () => import('./Panels.lazy.svelte'),
  card: () => import('../explain/CardDialog.lazy.svelte'),
  cards: () => import('../explain/CardsDialog.lazy.svelte'),
  change: () => import('../change/ChangeDialog.lazy.svelte'),
  chat: () => import('../talk/Chat.lazy.svelte'),
}
