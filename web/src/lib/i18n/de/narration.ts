import type { Who } from '../who'
import { does } from './say'

export const narration = {
  sat: (w: Who) => does(w, 'setzt dich an den Tisch.', 'setzt sich an den Tisch.'),
  stood: (w: Who) => does(w, 'stehst auf.', 'steht auf.'),
  botTookOver: (w: Who) =>
    w.you ? 'Ein Bot spielt für dich weiter.' : `Ein Bot spielt für ${w.name} weiter.`,
  returned: (w: Who) => does(w, 'bist wieder da.', 'ist wieder da.'),
  said: (w: Who, text: string) => (w.you ? `Du: „${text}“` : `${w.name}: „${text}“`),
  gestured: (w: Who, you: string, they: string) => `${does(w, you, they)}.`,
  started: () => 'Das Spiel beginnt.',
}
