export const daily = {
  title: 'Deal des Tages',
  note: 'Dieselben Karten und dieselben Gegner für alle. Ein Versuch zählt; er zählt, sobald die Karten gegeben sind.',
  until: (when: string) => `Der nächste Deal kommt um ${when} Uhr.`,
  seats: (count: number, others: string) => `${count} Plätze: du gegen ${others}`,
  begun: (count: number) =>
    count === 0
      ? 'noch niemand hat begonnen'
      : count === 1
        ? 'eine Person hat begonnen'
        : `${count} haben begonnen`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  again: 'Noch einmal, ohne Wertung',
  fun: 'Zum Spaß spielen',
  giveUp: 'Aufgeben',
  giveUpSure: 'Wirklich aufgeben: der Versuch zählt, ohne Ergebnis',
  givenUp: 'Aufgegeben.',
  yourScore: (score: string) => `Dein Ergebnis: ${score}`,
  yours: (score: string, place: number, of: number) =>
    `Dein Ergebnis: ${score} – Platz ${place} von ${of}`,
  score: 'Der Vorsprung vor jedem der anderen, zusammengezählt',
  list: 'Wer am meisten daraus gemacht hat',
  hiddenList: 'Die Liste siehst du, wenn dein Versuch vorbei ist.',
  nobodyYet: 'Noch niemand hat ihn zu Ende gespielt.',
  someone: 'jemand',
  you: 'du',
  best: 'Die beste Partie ansehen',
  own: 'Deine Partie ansehen',
  copy: 'Ergebnis kopieren',
  copied: 'Kopiert.',
  savePng: 'Als Bild sichern',
  saveSvg: 'Als Zeichnung (SVG)',
  file: 'deal-des-tages',
  nameless: 'In den Listen ohne Namen stehen',
  past: 'Frühere Tage',
  none: 'Noch kein Tag ist vorbei.',
  more: 'Weitere Tage',
  proof: 'Nachprüfen',
  promised: 'Festgelegt',
  seed: 'Daraus folgen die Karten',
  proofNote:
    'Das Haus hat sich vorher festgelegt. Ist der Tag vorbei, steht hier, woraus die Karten folgen.',
  counted: 'Dein Versuch ist gespielt und zählt.',
  forFun: 'Zum Spaß gespielt: Das Ergebnis zählt nicht.',
  back: 'Zum Deal des Tages',
}
