import type { Dictionary } from '../i18n.svelte'

export const common: Dictionary['common'] = {
  appName: 'Stammtisch',
  close: 'Close',
  cancel: 'Cancel',
  home: 'Start page',
  retry: 'Try again',
  loading: 'One moment …',
  language: 'Language',
  languages: { de: 'Deutsch', en: 'English' },
  bot: 'Bot',
  rules: 'Rules',
  noRules: 'The rules cannot be loaded right now.',
  partMissing: 'Part of the page has not loaded yet.',
  connecting: 'Connecting …',
  reconnecting: 'Connection lost. Back in a moment …',
  reconnectNow: 'Connect now',
  refused: 'That did not work.',
  /** What is said while nothing can be fetched. */
  down: {
    restart: 'The server is restarting. Back in a moment.',
    offline: 'The server cannot be reached.',
    unavailable: 'The server is overloaded right now. Please try again in a moment.',
  },
  nameLabel: 'Your name at the table',
  namePlaceholder: (suggestion) => `for example ${suggestion}`,
  suggestions: ['Queen of Hearts', 'Lucky Jack', 'Ace', 'Quick Nine', 'Wicked Seven', 'Old King'],
  match: (length: string) => `Match: ${length}`,
  previewTitle: 'Rules',
}
