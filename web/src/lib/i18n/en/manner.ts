import type { manner as de } from '../de/manner'
import type { Widened } from '../i18n.svelte'

export const manner: Widened<typeof de> = {
  otherThan: (rules) => `Not as in “${rules}”:`,
  otherThanUsual: 'Not as usual:',
  moreDiffers: (n) => (n === 1 ? 'and one more' : `and ${n} more`),
  title: 'At the table',
  more: 'More about the table',
  public: 'Public table',
  onOff: (on) => (on ? 'yes' : 'no'),
  publicNote: 'It is listed on the start page, and anybody may sit down.',
  linkOnly: 'By its link only',
  linkOnlyNote: 'The code alone leads nowhere. Whoever sits here can always come back in.',
  pace: 'Pace',
  paces: { none: 'No clock', relaxed: 'Relaxed', brisk: 'Brisk' },
  paceNotes: {
    none: 'Nobody is rushed. If somebody takes too long, the others can vote for a bot.',
    relaxed: '45 seconds a decision, and 3 minutes in reserve for the match.',
    brisk: '15 seconds a decision, and 1 minute in reserve for the match.',
  },
  bots: 'Bots play',
  botPaces: { leisurely: 'Leisurely', brisk: 'Quickly', at_once: 'Instantly' },
  botPaceNotes: {
    leisurely: 'They take as long as people do.',
    brisk: 'They think only briefly.',
    at_once: 'Just slow enough to follow. There is still time to catch somebody.',
  },
  talk: 'Talk',
  talks: { silent: 'Silent', phrases: 'Phrases', free: 'Free' },
  talkNotes: {
    silent: 'There is no talk at the table.',
    phrases: 'Ready-made phrases and gestures.',
    free: 'Phrases, gestures and a chat. What is written stays at the table.',
  },
  watching: 'Watchers',
  watchings: { open: 'Welcome', closed: 'Nobody' },
  watchingNotes: {
    open: 'Whoever finds the table may watch.',
    closed: 'Once all seats are taken, nobody else comes in.',
  },
  stake: 'Stake',
  noStake: 'None',
  stakeOf: (amount) => `Stake ${amount}`,
  balance: (amount) => `You have ${amount}.`,
  balanceShort: 'That is not enough. You can top it up in your account.',
  stakeNotes: {
    none: 'You play for nothing but honour.',
    some: 'Everybody pays a stake in play money, and the winner gets 90 percent. For people only.',
  },
  leavers: 'If somebody leaves',
  leaverKinds: { bot: 'A bot plays on', laid_aside: 'Their cards are set aside' },
  leaverNotes: {
    bot: 'A bot takes the seat for the rest of the match.',
    laid_aside: 'Their cards are set aside, and the others play on.',
  },
  films: 'After the match',
  filmKinds: { kept: 'Watch it again', never: 'Never show it' },
  neverFilmed: 'Never shown',
  filmNotes: {
    kept: 'Whoever sat there can watch the match, with all cards open.',
    never: 'What is played here nobody sees afterwards: no film, no file, no link.',
  },
}
