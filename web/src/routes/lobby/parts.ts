/** What a table shows later, before its game begins. */
export const lobby = {
  people: () => import('../table/PeopleDialog.svelte'),
  change: () => import('../table/change/ChangeDialog.svelte'),
  talk: () => import('../table/talk/TalkDialog.svelte'),
  manner: () => import('../table/MannerDialog.svelte'),
}
