/** The frame around the words of a lesson. */
export const lesson = {
  guide: 'Anleitung',
  step: (done: number, steps: number) => `Schritt ${done} von ${steps}`,
  goOn: 'Weiter',
  leave: 'Beenden',
  else: 'Das ginge auch! Probier jetzt aber erst, was hier steht.',
  play: 'Jetzt eine ganze Partie',
  again: 'Noch einmal',
  home: 'Zur Startseite',
}
