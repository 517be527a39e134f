import type { trial as de } from '../de/trial'
import type { Widened } from '../i18n.svelte'

export const trial: Widened<typeof de> = {
  title: 'What is it like to play?',
  lead: 'Bots play it a thousand times: how long, how fair, how much luck.',
  go: 'Let bots try it',
  busy: 'The bots are playing …',
  stale: 'Something has changed since.',
  of: (deals: string, seats: number) => `${deals} deals with ${seats} players`,
  usual: (what: string) => `${what} in the rules you started from`,
  length: 'A deal',
  lengthNote: (short: string, long: string) =>
    `mostly ${short} to ${long}, at the pace of leisurely bots; people take longer`,
  moves: (count: number) => `${count} moves`,
  drag: 'Drags on',
  dragNote: 'more than twice as long as usual',
  skill: 'Skill',
  skillNote: 'The rest is luck: how much more a good player wins against beginners.',
  sides: 'Who wins',
  side: (n: number) => (n === 0 ? 'the dealer' : `${n} to the left`),
  cards: 'Which card decides',
  cardsNote: 'How much more or less often whoever is dealt it wins.',
  never: 'Never happened',
  good: 'Nothing about it spoils the fun.',
}
