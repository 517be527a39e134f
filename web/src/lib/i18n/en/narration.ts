import type { Dictionary } from '../i18n.svelte'
import { does } from './say'

export const narration: Dictionary['narration'] = {
  sat: (w) => does(w, 'sit down at the table.', 'sits down at the table.'),
  stood: (w) => does(w, 'stand up.', 'stands up.'),
  botTookOver: (w) => (w.you ? 'A bot plays on for you.' : `A bot plays on for ${w.name}.`),
  returned: (w) => does(w, 'are back.', 'is back.'),
  said: (w, text) => (w.you ? `You: “${text}”` : `${w.name}: “${text}”`),
  gestured: (w, you, they) => `${does(w, you, they)}.`,
  started: () => 'The game begins.',
}
