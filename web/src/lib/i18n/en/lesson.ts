import type { lesson as de } from '../de/lesson'
import type { Widened } from '../i18n.svelte'

export const lesson: Widened<typeof de> = {
  guide: 'Guide',
  step: (done, steps) => `Step ${done} of ${steps}`,
  goOn: 'Go on',
  leave: 'Stop here',
  else: 'That would work too! But first try what it says here.',
  play: 'Now play a whole match',
  again: 'Once more',
  home: 'To the start page',
}
