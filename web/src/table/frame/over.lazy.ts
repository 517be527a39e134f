/** What covers the felt. These are listed apart from the rest, since the list of their files is
 * long. */
export const over = {
  panels: () => import('./Panels.lazy.svelte'),
  card: () => import('../explain/CardDialog.lazy.svelte'),
  cards: () => import('../explain/CardsDialog.lazy.svelte'),
  chat: () => import('../talk/Chat.lazy.svelte'),
}

/** Where a host chooses other rules: not fetched ahead, since the server is asked for rules as well. */
export const change = () => import('../change/ChangeDialog.lazy.svelte')

/** The settings of the table: not fetched ahead either, since few look at them and the server keeps them. */
export const settings = () => import('../manner/MannerDialog.lazy.svelte')
