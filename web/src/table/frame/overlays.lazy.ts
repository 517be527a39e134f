/** What covers the felt. These are listed apart from the rest, since the list of their files is
 * long. */
export const overlays = {
  panels: () => import('./Panels.lazy.svelte'),
  card: () => import('../explain/CardDialog.lazy.svelte'),
  cards: () => import('../explain/CardsDialog.lazy.svelte'),
  chat: () => import('../talk/Chat.lazy.svelte'),
}

/** Where a host chooses other rules: not fetched ahead, since the server is asked for rules as well. */
export const change = () => import('../change/ChangeDialog.lazy.svelte')

/** Not fetched ahead either: whatever is done there, the server is asked. */
export const onDemand = {
  settings: () => import('../settings/SettingsDialog.lazy.svelte'),
  people: () => import('../people/PeopleDialog.lazy.svelte'),
}
