/** What lies over the felt. It is named apart from it: of all these files the list is long. */
export const over = {
  panels: () => import('./Panels.svelte'),
  card: () => import('./explain/CardDialog.svelte'),
  cards: () => import('./explain/CardsDialog.svelte'),
  change: () => import('./change/ChangeDialog.svelte'),
  chat: () => import('./talk/Chat.svelte'),
}
