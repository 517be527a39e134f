/** The pages with the rules of all games. */
export const rules = {
  title: 'Spielregeln',
  all: 'Alle Regeln',
  lead: 'Alles, was hier gespielt wird, zum Lesen und Ausdrucken. Wer einen Tisch eröffnet, stellt daran ein, was bei euch anders ist.',
  players: (min: number, max: number, best: number) =>
    `${min === max ? min : `${min} bis ${max}`} Personen, am besten ${best === 2 ? 'zu zweit' : best === 3 ? 'zu dritt' : best === 4 ? 'zu viert' : `zu ${best}`}`,
  variants: (n: number) => (n === 1 ? 'eine Variante' : `${n} Varianten`),
  print: 'Drucken',
  changed: 'Anders als üblich',
  usual: 'Alles wie üblich.',
  marked: 'Gelb ist, was dadurch anders ist.',
  forSeats: (n: number) => `Für ${n} Personen`,
  adjust: 'Einstellen',
  learn: 'Geführte erste Runde',
  open: 'Tisch eröffnen',
  change: 'Daraus eigene Regeln machen',
  own: 'Eigene Regeln bauen',
  library: 'Bibliothek',
  libraryLead: 'Mau-Mau, wie es anderswo gespielt wird: zum Nachlesen, Spielen und Abwandeln.',
  search: 'Suchen',
  searchHint: 'etwa: 7 weitergeben, Schweiz, Joker',
  searchFor: (words: string) => `Nach „${words}“ suchen`,
  found: (n: number) =>
    n === 0 ? 'Nichts gefunden.' : n === 1 ? 'Ein Regelwerk' : `${n} Regelwerke`,
  missing: 'Diese Regeln gibt es hier nicht.',
}
