/** The result of a match as a picture to send. */
export const picture = {
  title: 'Das Ergebnis',
  alt: (title: string) => `Spielzettel: ${title}`,
  send: 'Senden',
  savePng: 'Als Bild sichern',
  saveSvg: 'Als Zeichnung (SVG)',
  print: 'Drucken',
  deals: 'Runde für Runde:',
  usual: 'Alles wie üblich.',
  file: 'stammtisch-ergebnis',
}
