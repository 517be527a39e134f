import type { Phrase } from '../../wire/Phrase'

const phrases: Record<Phrase, string> = {
  believe_me: 'Glaub mir!',
  honestly: 'Ehrlich!',
  would_i_lie: 'Würde ich lügen?',
  feeling_lucky: 'Ich hab ein gutes Gefühl.',
  doubt_me: 'Deck doch auf!',
  not_a_chance: 'Niemals!',
  thinking: 'Moment, ich überlege …',
  hurry_up: 'Na los!',
  nice_one: 'Schön gemacht!',
  ouch: 'Autsch!',
  gotcha: 'Erwischt!',
  thanks: 'Danke!',
  hello: 'Hallo!',
  good_game: 'Schönes Spiel!',
  wink: 'zwinkert',
  poker_face: 'verzieht keine Miene',
  shrug: 'zuckt mit den Schultern',
  sweat: 'schwitzt',
  laugh: 'lacht',
  eyebrow: 'zieht eine Braue hoch',
  thumbs_up: 'hebt den Daumen',
  clap: 'klatscht',
}

export const talk = {
  open: 'Etwas sagen',
  phrases,
  mute: 'Stumm schalten',
}
