/** What a table shows later, before its game begins. */
export const lobby = {
  people: () => import('../table/PeopleDialog.svelte'),
  manner: () => import('../table/MannerDialog.svelte'),
}
