import type { AdminWords } from '../../../routes/admin/words'

export const admin: AdminWords = {
  title: 'Administration',
  claimTitle: 'Administer this server?',
  claimText: 'The key from the terminal works once. From then on this account runs the server.',
  claimNeedsName: 'First tell us your name.',
  claimDo: 'Take over',
  notYou: 'Only the administrator may see this',
  notYouText:
    'The server writes a link to the terminal on its first start. “stammtisch admin token” makes a new one.',
  status: 'The server',
  version: 'Version',
  running: 'Started',
  store: 'Storage',
  storeGood: 'answers',
  storeBad: 'does not answer',
  tables: 'Tables',
  counts: (tables, rooms, lines) =>
    `${tables} open, ${rooms} of them in memory. Connections: ${lines}.`,
  noTables: 'No table is open.',
  nobody: 'nobody there',
  people: (n) => (n === 1 ? 'one person there' : `${n} people there`),
  last: (when) => `last used ${when}`,
  opened: (when) => `opened ${when}`,
  close: 'Close',
  closeOf: (code) => `Close table ${code}`,
  closeTitle: (code) => `Close table ${code}?`,
  closeText: 'Everybody there is sent away. The table cannot be opened again.',
  closeDo: 'Close the table',
  more: 'Show more',
  refusals: {
    not_admin: 'Only the administrator may do that.',
    bad_token: 'That key is not valid, or no longer is.',
  },
}
