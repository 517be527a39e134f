/** What a table shows later, before its game begins. */
export const lobby = {
  people: () => import('../../table/people/PeopleDialog.lazy.svelte'),
  change: () => import('../../table/change/ChangeDialog.lazy.svelte'),
  talk: () => import('../../table/talk/TalkDialog.lazy.svelte'),
  settings: () => import('../../table/settings/SettingsDialog.lazy.svelte'),
}
