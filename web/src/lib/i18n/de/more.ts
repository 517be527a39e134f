/** What the start page says further down. */
export const more = {
  title: 'Was hier noch alles geht',
  items: {
    own: {
      name: 'Eure Regeln, nicht unsere',
      text: 'Sag Karte für Karte, was sie bei euch tut. Die Spielanleitung dazu schreibt sich von selbst.',
      link: 'Eigene Regeln bauen',
    },
    rules: {
      name: 'Erst mal nachlesen',
      text: 'Alle Spielregeln stehen zum Lesen und Ausdrucken bereit, auch ohne Tisch.',
      link: 'Spielregeln',
    },
    fair: {
      name: 'Erwischt, aber fair',
      text: 'Wer zuerst reagiert, bekommt recht, nicht wer die schnellste Leitung hat.',
    },
    cheat: {
      name: 'Mogeln erlaubt',
      text: 'Manche Regeln lassen dich schummeln. Nur erwischen lassen darfst du dich nicht.',
    },
    screen: {
      name: 'Der Tisch auf dem Fernseher',
      text: 'Stapel und Punkte groß im Raum, das Blatt auf dem eigenen Handy. Der Link steht in der Lobby.',
    },
    seat: {
      name: 'Du musst los?',
      text: 'Gib deinen Platz samt Blatt an jemanden weiter, der zuschaut. Oder lass einen Bot einspringen.',
    },
    later: {
      name: 'Nächste Woche geht’s weiter',
      text: 'Der Tisch bleibt stehen: gleicher Link, gleiche Runde, und der Zettel mit allen Punkten.',
    },
    print: {
      name: 'Zum Anfassen',
      text: 'Karten auf Papier, für Mau-Mau und Maxonaut: ausdrucken, schneiden, spielen.',
      link: 'Karten ausdrucken',
    },
    keys: {
      name: 'Ganz ohne Maus',
      text: 'Pfeiltasten fürs Blatt, Z zieht, M sagt „Mau“. Auch ein Screenreader spielt mit.',
    },
  },
}
