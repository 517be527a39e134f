/** Tables that can be found on the start page. */
export const tables = {
  open: 'Offene Tische',
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
}
