import type { Dictionary } from '../i18n.svelte'

export const common: Dictionary['common'] = {
  appName: 'Stammtisch',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  home: 'To the start page',
  retry: 'Try again',
  loading: 'One moment …',
  language: 'Language',
  languages: { de: 'Deutsch', en: 'English' },
  you: 'You',
  bot: 'Bot',
  rules: 'Rules',
  noRules: 'The rules cannot be loaded right now.',
  loadFailed: 'The page could not be loaded completely.',
  connecting: 'Connecting …',
  reconnecting: 'Connection lost. Back in a moment …',
  reconnectNow: 'Connect now',
  notFoundTitle: 'There is no such page',
  notFound: 'Perhaps the address is incomplete.',
}
