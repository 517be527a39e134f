/** The start page and the opening of a table. */
export const start = {
  tagline: 'Mau-Mau nach euren Regeln, und Maxonaut',
  lead: 'Mit Freunden am selben Tisch, jeder am eigenen Handy. Freie Plätze übernehmen Bots. Ohne Anmeldung.',
  quick: 'Jetzt gegen Bots spielen',
  quickSeats: (n: number) => `${n}\u00a0Plätze`,
  quickAgain: (rules: string, seats: number) => `Wie zuletzt: ${rules}, ${seats} Plätze`,
  quickOther: 'Andere Regeln, Plätze oder Bots',
  quickRules: 'Regeln',
  quickBots: 'Gegen',
  quickGo: 'Los geht’s',
  learn: 'Neu hier? In drei Minuten kannst du’s',
  learnTitle: 'Spielen lernen',
  learnNote:
    'Ein paar Minuten, echte Karten, jemand sagt dir, was du tun kannst. Aufhören kannst du jederzeit.',
  further: 'Was hier noch alles geht',
  matches: 'Meine Partien',
  numbers: 'Meine Zahlen',
  rulesPages: 'Spielregeln',
  daily: 'Deal des Tages',
  open: 'Tisch eröffnen',
  openNote: 'Regeln wählen, Freunde einladen.',
  join: 'Beitreten',
  joinLabel: 'Code des Tisches',
  joinNote: 'Sechs Zeichen, zum Beispiel K7P4QX. Mit einem R davor sind es Regeln.',
  joinBad: 'Ein Code hat sechs Zeichen: Buchstaben und Ziffern.',
  account: 'Dein Konto',
  signIn: 'Anmelden',
  mine: 'Deine Tische',
  mineStates: {
    lobby: 'wartet auf den Anfang',
    playing: 'Runde läuft',
    between_deals: 'zwischen zwei Runden',
    finished: 'Partie zu Ende',
  },
  mineBack: 'Zurück an den Tisch',
  print: 'Karten ausdrucken',
  newTitle: 'Tisch eröffnen',
  form: 'Spielart',
  forNothing: 'Ohne Einsatz',
  prizeGame: 'Preisspiel',
  prizeNote: 'Alle zahlen einen Einsatz in den Topf; wer gewinnt, bekommt ihn.',
  prizeStake: 'Einsatz',
  prizePlayed: 'Gespielt wird ein',
  ruleset: 'Welches Spiel?',
  seats: 'Plätze',
  seatsFewer: 'Ein Platz weniger',
  seatsMore: 'Ein Platz mehr',
  options: 'Hausregeln',
  moreOptions: (n: number) => `Weitere Hausregeln (${n})`,
  changedOptions: (n: number) => (n === 1 ? 'Eine geändert' : `${n} geändert`),
  resetOptions: 'Zurücksetzen',
  own: 'Eigene Regeln',
  ownAbout: 'Eine Regeldatei (TOML), ganz eigen oder auf einem der Spiele aufgebaut.',
  ownLabel: 'Regeldatei',
  ownChoose: 'Datei wählen',
  ownTry: 'Regeln prüfen',
  ownGood: 'Alles in Ordnung: So lässt sich spielen.',
  ownVain: 'Das hier bewirkt aber nichts:',
  ownEmpty: 'Füge eine Regeldatei ein oder wähle eine aus.',
  ownBuild: 'Ohne Datei: Regeln selbst bauen',
  ownTemplateUse: 'Mit einem Beispiel anfangen',
  ownTemplate: `# Unsere Regeln. Was hier nicht steht, ist wie in der Grundlage (base).
base = "live"
id = "unsere-regeln"
name = { de = "Unsere Regeln", en = "Our rules" }
about = { de = "So spielen wir zu Hause.", en = "The way we play at home." }
options = []              # an unserem Tisch gibt es nichts auszusuchen

deal.hand = 5             # fünf Karten für alle
match = { deals = { count = 3 } }   # eine Partie hat drei Runden

[cards.A]                 # Ass: Die nächste Person setzt aus
threat.then = "misses"

[cards.8]                 # die 8 tut nichts mehr
threat = "none"

[cards.KH.threat]         # der Herz-König: drei Karten ziehen
draw = 3
then = "plays"
`,
  mistakes: (n: number) => (n === 1 ? 'Ein Fehler' : `${n} Fehler`),
  mistakeLine: (n: number) => `Zeile ${n}`,
  noOptions: 'Dieses Spiel hat keine Varianten.',
  create: 'Tisch eröffnen',

  openTables: 'Offene Tische',
  none: 'Gerade ist kein öffentlicher Tisch da. Eröffne einen.',
  noneSuch: 'Kein Tisch passt zu diesem Filter.',
  failed: 'Die Liste lässt sich gerade nicht laden.',
  filter: 'Filter',
  filters: (n: number) => `Filter (${n})`,
  game: 'Spiel',
  anyGame: 'Alle',
  anyPace: 'Jedes',
  anyStake: 'Egal',
  withoutStake: 'Ohne Einsatz',
  free: 'Nur mit freiem Platz',
  freeNote: 'Tische, an denen du gleich mitspielen kannst.',
  freeSeats: (free: number, seats: number) =>
    free === 0
      ? `Alle ${seats} Plätze besetzt`
      : free === 1
        ? `1 von ${seats} Plätzen frei`
        : `${free} von ${seats} Plätzen frei`,
  by: (host: string) => `bei ${host}`,
  sit: 'Mitspielen',
  sitAt: (code: string) => `Mitspielen an Tisch ${code}`,
  watch: 'Zuschauen',
  watchAt: (code: string) => `Zuschauen an Tisch ${code}`,
  rulesOf: (code: string) => `Regeln an Tisch ${code}`,
  full: 'Besetzt',
  takeOff: (code: string) => `Tisch ${code} von der Liste nehmen`,
  takeOffTitle: (code: string) => `Tisch ${code} von der Liste nehmen?`,
  takeOffText: 'Du gibst deinen Platz dort auf. Mit dem Code kannst du wieder vorbeischauen.',
  takeOffDo: 'Von der Liste nehmen',
  more: (n: number) => `Frühere Tische (${n})`,
  printing: {
    title: 'Karten zum Ausdrucken',
    note: 'Auf festes A4-Papier drucken, ohne Skalierung („Tatsächliche Größe“), und ausschneiden.',
    size: (n: number, game: string) => (game ? `${game} (${n} Karten)` : `${n} Karten`),
    jokers: 'Joker dazu',
    backs: 'Rückseiten mitdrucken',
    action: 'Drucken',
    page: (n: number, all: number) => `Blatt ${n} von ${all}`,
  },
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFound: 'Vielleicht ist die Adresse unvollständig.',
}
