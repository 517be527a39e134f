import type { Sentences } from '../said'

export const common = {
  appName: 'Stammtisch',
  close: 'Schließen',
  cancel: 'Abbrechen',
  home: 'Zur Startseite',
  retry: 'Noch einmal versuchen',
  loading: 'Einen Augenblick …',
  language: 'Sprache',
  languages: { de: 'Deutsch', en: 'English' },
  bot: 'Bot',
  rules: 'Regeln',
  noRules: 'Die Regeln lassen sich gerade nicht laden.',
  partMissing: 'Ein Teil der Seite ist noch nicht da.',
  connecting: 'Verbinde …',
  reconnecting: 'Verbindung unterbrochen. Es geht gleich weiter …',
  reconnectNow: 'Jetzt verbinden',
  refused: 'Das ging nicht.',
  /** What is said while nothing can be fetched. */
  down: {
    restart: 'Der Server startet neu. Gleich geht es weiter.',
    offline: 'Der Server ist nicht zu erreichen.',
    unavailable: 'Der Server ist gerade überlastet. Bitte gleich noch einmal.',
  } satisfies Sentences,
  nameLabel: 'Dein Name am Tisch',
  namePlaceholder: (suggestion: string) => `zum Beispiel ${suggestion}`,
  suggestions: ['Herzdame', 'Kreuzbube', 'Pik Ass', 'Karokönig', 'Flinke Neun', 'Böse Sieben'],
  match: (length: string) => `Partie: ${length}`,
  previewTitle: 'So wird gespielt',
}
