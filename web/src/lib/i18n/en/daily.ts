import type { Widened } from '../i18n.svelte'
import type { daily as de } from '../de/daily'

export const daily: Widened<typeof de> = {
  title: 'Deal of the day',
  note: 'The same cards and the same opponents for everybody. One try counts; it counts from the first card on.',
  until: (when) => `The next deal comes at ${when}.`,
  seats: (count, others) => `${count} seats: you against ${others}`,
  begun: (count) =>
    count === 0
      ? 'nobody has begun yet'
      : count === 1
        ? 'one person has begun'
        : `${count} have begun`,
  play: 'Play',
  goOn: 'Play on',
  again: 'Once more, for fun',
  fun: 'Play for fun',
  giveUp: 'Give up',
  giveUpSure: 'Really give up: the try counts, without a result',
  givenUp: 'Given up.',
  yourScore: (score) => `Your result: ${score}`,
  yours: (score, place, of) => `Your result: ${score} – place ${place} of ${of}`,
  score: 'The lead over each of the others, added up',
  list: 'Who made most of it',
  hiddenList: 'You see the list when your try is over.',
  nobodyYet: 'Nobody has played it to its end yet.',
  someone: 'somebody',
  you: 'you',
  best: 'Watch the best match',
  own: 'Watch your match',
  copy: 'Copy the result',
  copied: 'Copied.',
  savePng: 'Save as a picture',
  saveSvg: 'As a drawing (SVG)',
  file: 'deal-of-the-day',
  nameless: 'Stand in the lists without a name',
  past: 'Earlier days',
  none: 'No day is over yet.',
  more: 'More days',
  proof: 'Check it',
  promised: 'Fixed',
  seed: 'What the cards follow from',
  proofNote:
    'The house had bound itself before. When the day is over, it says here what the cards follow from.',
  counted: 'Your try is played, and counts.',
  forFun: 'Played for fun: the result does not count.',
  back: 'To the deal of the day',
}
