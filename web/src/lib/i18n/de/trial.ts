/** Rules tried out by bots. */
export const trial = {
  title: 'Wie spielt sich das?',
  lead: 'Bots spielen es tausendmal durch: wie lange, wie gerecht, wie viel Glück.',
  go: 'Probe spielen lassen',
  busy: 'Die Bots spielen …',
  stale: 'Seitdem ist etwas geändert.',
  of: (deals: string, seats: number) => `${deals} Runden zu ${seats}`,
  usual: (what: string) => `bei der Grundlage ${what}`,
  length: 'Eine Runde',
  lengthNote: (short: string, long: string) =>
    `meist ${short} bis ${long}, im Tempo gemütlicher Bots; Leute brauchen länger`,
  moves: (count: number) => `${count} Züge`,
  drag: 'Zieht sich hin',
  dragNote: 'mehr als doppelt so lang wie üblich',
  skill: 'Können',
  skillNote: 'Der Rest ist Glück: So viel mehr gewinnt, wer gut spielt, gegen Anfänger.',
  sides: 'Wer gewinnt',
  side: (n: number) => (n === 0 ? 'wer gibt' : n === 1 ? 'links davon' : `${n} weiter links`),
  cards: 'Welche Karte entscheidet',
  cardsNote: 'So viel öfter oder seltener gewinnt, wer sie gleich auf die Hand bekommt.',
  never: 'Kam nie vor',
  good: 'Nichts daran verdirbt den Spaß.',
}
