import type { start as de } from '../de/start'
import type { Widened } from '../i18n.svelte'

export const start: Widened<typeof de> = {
  tagline: 'Mau-Mau by your own rules, and Maxonaut',
  lead: 'With friends at one table, everybody on their own phone. Bots take the free seats. No sign-up.',
  quick: 'Play against bots now',
  quickSeats: (n: number) => `${n}\u00a0seats`,
  quickAgain: (rules: string, seats: number) => `As last time: ${rules}, ${seats} seats`,
  quickOther: 'Other rules, seats or bots',
  quickRules: 'Rules',
  quickBots: 'Against',
  quickGo: 'Let’s go',
  learn: 'New here? Learn it in three minutes',
  learnTitle: 'Learn to play',
  learnNote: 'A few minutes, real cards, somebody tells you what to do. You can stop at any time.',
  further: 'There is more to it',
  matches: 'My matches',
  numbers: 'My numbers',
  rulesPages: 'Rules',
  daily: 'Deal of the day',
  open: 'Open a table',
  openNote: 'Choose the rules, invite friends.',
  join: 'Join',
  joinLabel: 'Table code',
  joinNote: 'Six characters, such as K7P4QX. With an R before them they are of rules.',
  joinBad: 'A code has six characters: letters and digits.',
  account: 'Your account',
  signIn: 'Sign in',
  mine: 'Your tables',
  mineStates: {
    lobby: 'waiting to begin',
    playing: 'deal in play',
    between_deals: 'between two deals',
    finished: 'match over',
  },
  mineBack: 'Back to the table',
  print: 'Print the cards',
  newTitle: 'Open a table',
  form: 'Format',
  forNothing: 'No stake',
  prizeGame: 'Prize game',
  prizeNote: 'Everybody pays a stake into the pot; whoever wins gets it.',
  prizeStake: 'Stake',
  prizePlayed: 'Played as',
  ruleset: 'Which game?',
  seats: 'Seats',
  seatsFewer: 'One seat fewer',
  seatsMore: 'One more seat',
  options: 'House rules',
  moreOptions: (n) => `More house rules (${n})`,
  changedOptions: (n) => (n === 1 ? 'One changed' : `${n} changed`),
  resetOptions: 'Reset',
  own: 'Your own rules',
  ownAbout: 'A rules file (TOML), all your own or built on one of the games.',
  ownLabel: 'Rules file',
  ownChoose: 'Choose a file',
  ownTry: 'Check the rules',
  ownGood: 'All good: these rules can be played.',
  ownVain: 'But this does nothing:',
  ownEmpty: 'Paste a rules file or choose one.',
  ownBuild: 'Without a file: build your own rules',
  ownTemplateUse: 'Begin with an example',
  ownTemplate: `# Our rules. Whatever is not set here comes from the base.
base = "live"
id = "our-rules"
name = { de = "Unsere Regeln", en = "Our rules" }
about = { de = "So spielen wir zu Hause.", en = "The way we play at home." }
options = []              # at our table there is nothing to choose

deal.hand = 5             # five cards for everybody
match = { deals = { count = 3 } }   # a match has three deals

[cards.A]                 # ace: the next player skips a turn
threat.then = "misses"

[cards.8]                 # the 8 does nothing any more
threat = "none"

[cards.KH.threat]         # the king of hearts: draw three cards
draw = 3
then = "plays"
`,
  mistakes: (n) => (n === 1 ? 'One mistake' : `${n} mistakes`),
  mistakeLine: (n) => `Line ${n}`,
  noOptions: 'This game has no variants.',
  create: 'Open the table',

  openTables: 'Open tables',
  none: 'There is no public table right now. Open one.',
  noneSuch: 'No table matches this filter.',
  failed: 'The list cannot be loaded right now.',
  filter: 'Filters',
  filters: (n) => `Filters (${n})`,
  game: 'Game',
  anyGame: 'All',
  anyPace: 'Any',
  anyStake: 'Any',
  withoutStake: 'Without a stake',
  free: 'Only with a free seat',
  freeNote: 'Tables where you can play right away.',
  freeSeats: (free, seats) =>
    free === 0 ? `All ${seats} seats taken` : `${free} of ${seats} seats free`,
  by: (host) => `with ${host}`,
  sit: 'Join in',
  sitAt: (code) => `Join in at table ${code}`,
  watch: 'Watch',
  watchAt: (code) => `Watch at table ${code}`,
  rulesOf: (code) => `Rules of table ${code}`,
  full: 'Full',
  takeOff: (code) => `Take table ${code} off the list`,
  takeOffTitle: (code) => `Take table ${code} off the list?`,
  takeOffText: 'You give up your seat there. With the code you can drop in again.',
  takeOffDo: 'Take it off',
  more: (n) => `Earlier tables (${n})`,
  printing: {
    title: 'Cards to print',
    note: 'Print on stiff A4 paper without scaling (“actual size”) and cut out.',
    size: (n, game) => (game ? `${game} (${n} cards)` : `${n} cards`),
    jokers: 'With jokers',
    backs: 'Print the backs too',
    action: 'Print',
    page: (n, all) => `Sheet ${n} of ${all}`,
  },
  notFoundTitle: 'There is no such page',
  notFound: 'Perhaps the address is incomplete.',
}
