import type { Sentences } from '../said'

export const admin = {
  title: 'Verwaltung',
  claimTitle: 'Diesen Server verwalten?',
  claimText:
    'Der Schlüssel aus dem Terminal gilt nur einmal. Danach verwaltet dieses Konto den Server.',
  claimNeedsName: 'Sag zuerst, wie du heißt.',
  claimDo: 'Verwaltung übernehmen',
  notYou: 'Das darf hier nur die Verwaltung',
  notYouText:
    'Beim ersten Start schreibt der Server einen Link ins Terminal. „stammtisch admin token“ macht einen neuen.',
  status: 'Der Server',
  version: 'Version',
  running: 'Gestartet',
  store: 'Speicher',
  storeGood: 'antwortet',
  storeBad: 'antwortet nicht',
  disk: 'Platz',
  diskFull: 'Platte voll, nichts wird gespeichert',
  diskFree: (bytes: number | null) =>
    bytes === null ? 'unbekannt' : `${Math.floor(bytes / 1e6)} MB frei`,
  broken: 'Beschädigte Tische',
  backup: 'Letzte Sicherung',
  drill: 'Zuletzt probeweise zurückgespielt',
  failed: (when: string) => `misslungen, ${when}`,
  never: 'noch nie',
  tables: 'Tische',
  counts: (tables: number, rooms: number, connections: number) =>
    `${tables} offen, davon ${rooms} im Speicher. Verbindungen: ${connections}.`,
  noTables: 'Kein Tisch ist offen.',
  nobody: 'niemand da',
  people: (n: number) => (n === 1 ? 'eine Person da' : `${n} Personen da`),
  last: (when: string) => `zuletzt ${when}`,
  opened: (when: string) => `eröffnet ${when}`,
  close: 'Schließen',
  closeOf: (code: string) => `Tisch ${code} schließen`,
  closeTitle: (code: string) => `Tisch ${code} schließen?`,
  closeText: 'Wer dort sitzt, wird verabschiedet. Der Tisch lässt sich nicht wieder öffnen.',
  closeDo: 'Tisch schließen',
  more: 'Weitere zeigen',
  refusals: {
    not_admin: 'Das darf nur die Verwaltung.',
    bad_token: 'Dieser Schlüssel gilt nicht, oder nicht mehr.',
  } satisfies Sentences,
}
