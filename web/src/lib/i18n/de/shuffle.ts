/** Whether a match was shuffled as was fixed beforehand. */
export const shuffle = {
  title: 'Die Mischung',
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
    order: 'In jedem Spiel lagen die Karten, wie es daraus folgt.',
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
  },
}
