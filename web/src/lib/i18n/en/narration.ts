import type { narration as de } from '../de/narration'
import type { Widened } from '../i18n.svelte'
import { does, names } from './say'

export const narration: Widened<typeof de> = {
  sat: (w) => does(w, 'sit down at the table.', 'sits down at the table.'),
  stood: (w) => does(w, 'stand up.', 'stands up.'),
  botTookOver: (w) => (w.you ? 'A bot plays on for you.' : `A bot plays on for ${w.name}.`),
  returned: (w) => does(w, 'are back.', 'is back.'),
  said: (w, text) => (w.you ? `You: “${text}”` : `${w.name}: “${text}”`),
  gestured: (w, you, they) => `${does(w, you, they)}.`,
  own: {
    wink: 'wink',
    poker_face: 'keep a straight face',
    shrug: 'shrug',
    sweat: 'sweat',
    laugh: 'laugh',
    eyebrow: 'raise an eyebrow',
    thumbs_up: 'give a thumbs up',
    clap: 'clap',
  },
  handedOver: (w) => does(w, 'take over a seat.', 'takes over a seat.'),
  withdrew: (w) => does(w, 'leave the match.', 'leaves the match.'),
  reacted: (times) =>
    `Reaction: ${times.map(([w, ms]) => `${w.you ? 'you' : w.name} ${(ms / 1000).toFixed(2)} s`).join(', ')}.`,
  voted: (w, about) =>
    `${does(w, 'vote', 'votes')} for a bot to play on for ${about.you ? 'you' : about.name}.`,
  settingsChanged: () => 'The table settings have changed.',
  rulesSet: (changes) => `New at this table: ${changes}`,
  seatsNow: (now, before) => `${now} seats instead of ${before}.`,
  rulesNow: (now, before) => `We play ${now} instead of ${before}.`,
  nowIs: (name, now, before) =>
    `${name}: ${now}${before === null ? '' : ` (until now: ${before})`}.`,
  ruleGone: (line) => `No longer: ${line}`,
  ruleNew: (line) => `Now: ${line}`,
  hostChanged: (name) => `${name} is the host now.`,
  noHost: () => 'Nobody is the host right now.',
  sentAway: (name) => `${name} has been sent away.`,
  conceded: (w) => `Everybody else has left: ${does(w, 'win', 'wins').replace('You', 'you')}.`,
  settled: (all, amount) =>
    all.length === 0
      ? 'The house takes the pot.'
      : `From the pot: ${amount}${all.length > 1 ? ' each' : ''} for ${names(all)}.`,
  started: () => 'The match begins.',
}
