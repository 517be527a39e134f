import type { explain as de } from '../de/explain'
import type { Widened } from '../i18n.svelte'

/** Cards that explain themselves. */
export const explain: Widened<typeof de> = {
  cards: 'Cards',
  cardsTitle: 'The special cards',
  newTitle: 'New for you',
  newText: 'These cards do more than others here.',
  hint: 'To see what a card does, press it for a while, right-click it, or use the I key.',
  noCards: 'No card is special here.',
  does: 'What it does',
  go: 'Let’s play',
  settingNew: 'Introduce new cards',
  settingNewNote: 'Before the first deal by rules you have not played here yet.',
}
