import type { Who } from '../who'
import { does, names } from './say'

const seconds = (ms: number) => (ms / 1000).toFixed(2).replace('.', ',')

export const narration = {
  sat: (w: Who) => does(w, 'setzt dich an den Tisch.', 'setzt sich an den Tisch.'),
  stood: (w: Who) => does(w, 'stehst auf.', 'steht auf.'),
  botTookOver: (w: Who) =>
    w.you ? 'Ein Bot spielt für dich weiter.' : `Ein Bot spielt für ${w.name} weiter.`,
  returned: (w: Who) => does(w, 'bist wieder da.', 'ist wieder da.'),
  said: (w: Who, text: string) => (w.you ? `Du: „${text}“` : `${w.name}: „${text}“`),
  gestured: (w: Who, you: string, they: string) => `${does(w, you, they)}.`,
  /** A gesture of one's own; others do what the phrase says. */
  own: {
    wink: 'zwinkerst',
    poker_face: 'verziehst keine Miene',
    shrug: 'zuckst mit den Schultern',
    sweat: 'schwitzt',
    laugh: 'lachst',
    eyebrow: 'ziehst eine Braue hoch',
    thumbs_up: 'hebst den Daumen',
    clap: 'klatschst',
  } as Record<string, string>,
  handedOver: (w: Who) => does(w, 'übernimmst einen Platz.', 'übernimmt einen Platz.'),
  withdrew: (w: Who) => does(w, 'verlässt die Partie.', 'verlässt die Partie.'),
  /** How quick who was, in milliseconds, the quickest first. */
  reacted: (times: [Who, number][]) =>
    `Reaktion: ${times.map(([w, ms]) => `${w.you ? 'du' : w.name} ${seconds(ms)} s`).join(', ')}.`,
  voted: (w: Who, about: Who) =>
    `${does(w, 'stimmst', 'stimmt')} dafür, dass für ${about.you ? 'dich' : about.name} ein Bot weiterspielt.`,
  settingsChanged: () => 'Die Tischordnung ist geändert.',
  rulesSet: (changes: string) => `Neu am Tisch: ${changes}`,
  seatsNow: (now: number, before: number) => `${now} Plätze statt ${before}.`,
  rulesNow: (now: string, before: string) => `Gespielt wird ${now} statt ${before}.`,
  nowIs: (name: string, now: string, before: string | null) =>
    `${name}: ${now}${before === null ? '' : ` (bisher: ${before})`}.`,
  ruleGone: (line: string) => `Nicht mehr: ${line}`,
  ruleNew: (line: string) => `Jetzt: ${line}`,
  hostChanged: (name: string) => `${name} leitet jetzt den Tisch.`,
  noHost: () => 'Gerade leitet niemand den Tisch.',
  sentAway: (name: string) => `${name} muss den Tisch verlassen.`,
  conceded: (w: Who) =>
    `Alle anderen sind gegangen: ${does(w, 'gewinnst', 'gewinnt').replace('Du', 'du')}.`,
  settled: (all: Who[], amount: string) =>
    all.length === 0
      ? 'Den Topf bekommt das Haus.'
      : `Aus dem Topf: ${all.length > 1 ? 'je ' : ''}${amount} für ${names(all.map((w) => (w.you ? { ...w, name: 'dich', you: false } : w)))}.`,
  started: () => 'Die Partie beginnt.',
}
