/** How a table is kept, apart from its rules. */
export const manner = {
  title: 'Am Tisch',
  more: 'Mehr zum Tisch',
  public: 'Öffentlicher Tisch',
  publicNote: 'Er steht auf der Startseite, und jeder darf sich dazusetzen.',
  pace: 'Tempo',
  paces: { none: 'Ohne Uhr', relaxed: 'Gemütlich', brisk: 'Flott' },
  paceNotes: {
    none: 'Niemand wird gedrängt. Wer wartet, kann für einen Bot stimmen.',
    relaxed: '45 Sekunden je Entscheidung, dazu 3 Minuten Reserve im Spiel.',
    brisk: '15 Sekunden je Entscheidung, dazu 1 Minute Reserve im Spiel.',
  },
  bots: 'Bots spielen',
  botPaces: { leisurely: 'Gemächlich', brisk: 'Zügig', at_once: 'Sofort' },
  botPaceNotes: {
    leisurely: 'Sie überlegen so lange wie Menschen.',
    brisk: 'Sie überlegen nur kurz.',
    at_once: 'So schnell, dass man gerade noch mitkommt. Zum Erwischen bleibt Zeit.',
  },
  talk: 'Reden',
  talks: { silent: 'Still', phrases: 'Sprüche', free: 'Frei' },
  talkNotes: {
    silent: 'Am Tisch wird nicht geredet.',
    phrases: 'Fertige Sprüche und Gesten.',
    free: 'Sprüche, Gesten und ein Chat. Was geschrieben wird, bleibt am Tisch.',
  },
  watching: 'Zuschauer',
  watchings: { open: 'Willkommen', closed: 'Niemand' },
  watchingNotes: {
    open: 'Wer den Code hat, darf zusehen.',
    closed: 'Wenn alle Plätze besetzt sind, kommt niemand mehr herein.',
  },
  stake: 'Einsatz',
  noStake: 'Keiner',
  stakeOf: (amount: string) => `Einsatz ${amount}`,
  balance: (amount: string) => `Du hast ${amount}.`,
  balanceShort: 'Das reicht nicht. Im Konto kannst du auffüllen.',
  stakeNotes: {
    none: 'Es geht um nichts als die Ehre.',
    some: 'Jeder zahlt Spielgeld ein, der Gewinner bekommt 90 Prozent. Nur für Menschen.',
  },
  leavers: 'Wenn jemand geht',
  leaverKinds: { bot: 'Ein Bot spielt weiter', laid_aside: 'Karten beiseite' },
  leaverNotes: {
    bot: 'Für den Rest des Spiels übernimmt ein Bot den Platz.',
    laid_aside: 'Die Karten werden weggelegt, die anderen spielen weiter.',
  },
}
