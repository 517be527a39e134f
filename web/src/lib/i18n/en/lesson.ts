import type { LessonWords } from '../../../table/lesson/words'

export const lesson: LessonWords = {
  guide: 'Guide',
  step: (done, steps) => `Step ${done} of ${steps}`,
  goOn: 'Go on',
  leave: 'Stop here',
  else: 'That would work too! But first try what it says here.',
  play: 'Now play a whole match',
  again: 'Once more',
  home: 'To the start page',
}
