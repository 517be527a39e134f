/** Whether a match was shuffled as was fixed beforehand. */
export const shuffle = {
  title: 'Die Mischung',
  about:
    'Bevor die Karten gegeben wurden, hat sich das Haus festgelegt, und jedes Gerät am Tisch konnte einen zufälligen Wert dazugeben. Hier rechnet dein Gerät nach, ob die Karten lagen, wie es daraus folgt.',
  check: 'Die Mischung prüfen',
  asked: 'Wird nachgerechnet …',
  failed: 'Die Partie war nicht zu bekommen. Versuch es noch einmal.',
  silent: 'Diese Partie wurde gemischt, bevor das Haus sich vorher festlegte.',
  holds: 'Gemischt wurde, wie es vorher feststand.',
  fails: 'Da stimmt etwas nicht.',
  steps: {
    sum: 'Die Partie ist, wie das Haus sie aufgeschrieben hat.',
    commitment: 'Der Anteil des Hauses stand vorher fest.',
    values: 'Jeder Wert vom Tisch ist der, der zugesagt war.',
    mix: 'Daraus und aus den Regeln folgt, woraus gemischt wurde.',
    order: 'In jeder Runde lagen die Karten, wie es daraus folgt.',
  },
  is: (holds: boolean | null) =>
    holds === null ? 'nicht geprüft' : holds ? 'stimmt' : 'stimmt nicht',
  opened: (count: number) =>
    count === 0
      ? 'Vom Tisch kam kein Wert dazu.'
      : count === 1
        ? 'Vom Tisch kam ein Wert dazu.'
        : `Vom Tisch kamen ${count} Werte dazu.`,
  own: {
    in: 'Der Wert von diesem Gerät ist dabei.',
    late: 'Der Wert von diesem Gerät kam zu spät.',
    gone: 'Der Wert von diesem Gerät fehlt, obwohl er aufgedeckt war!',
    none: 'Von diesem Gerät kam keiner.',
    other:
      'Von diesem Gerät kam keiner. Saßt du daran schon vor dem Geben mit am Tisch, hat das Haus da eine andere Festlegung gezeigt!',
  },
  /** What became of the matches of this house. */
  house: {
    title: 'Und sonst in diesem Haus?',
    begun: (count: number) =>
      count === 0
        ? 'Hier wurde noch keine Partie gegeben, für deren Mischung sich das Haus vorher festgelegt hatte.'
        : count === 1
          ? 'Eine Partie wurde gegeben, für deren Mischung sich das Haus vorher festgelegt hatte:'
          : `${count} Partien wurden gegeben, für deren Mischung sich das Haus vorher festgelegt hatte:`,
    kinds: {
      finished: 'zu Ende gespielt',
      all_left: 'vorbei, weil alle anderen gegangen sind',
      closed: 'vom Haus abgebrochen',
      cleared: 'vom Haus weggeräumt, nachdem einen Tag lang nichts geschehen war',
      resting: 'liegen gelassen: seit einem Tag ist nichts geschehen',
      running: 'noch im Gang',
    },
    notDealt: (count: number) =>
      count === 1
        ? 'Einmal war aufgedeckt, was vom Tisch dazukam, und dann wurde nicht gegeben.'
        : `${count}-mal war aufgedeckt, was vom Tisch dazukam, und dann wurde nicht gegeben.`,
    note: 'Das zählt das Haus selbst, mindestens einmal in der Stunde.',
    failed: 'Was aus den anderen Partien wurde, sagt das Haus gerade nicht.',
  },
}
