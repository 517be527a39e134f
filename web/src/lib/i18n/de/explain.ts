/** Cards that explain themselves. */
export const explain = {
  cards: 'Karten',
  cardsTitle: 'Die besonderen Karten',
  newTitle: 'Neu für dich',
  newText: 'Diese Karten können hier mehr als andere.',
  hint: 'Was eine Karte kann, zeigt dir auch ein langer Druck auf sie, die rechte Maustaste oder die Taste I.',
  noCards: 'Hier ist keine Karte etwas Besonderes.',
  does: 'Was sie bewirkt',
  go: 'Los geht’s',
  settingNew: 'Neue Karten vorstellen',
  settingNewNote: 'Vor der ersten Runde nach Regeln, die du hier noch nicht gespielt hast.',
}
