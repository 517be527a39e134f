import type { Dictionary } from '../i18n.svelte'

export const lobby: Dictionary['lobby'] = {
  qrAlt: 'QR code with the address of this table',
  seatNo: (n) => `Seat ${n}`,
  joinTitle: (code) => `Table ${code}`,
  joinLead: 'What name will you play under?',
  invites: (host: string) => `${host} invites you.`,
  joinAction: 'Go to the table',
  joinSignIn: 'I already have an account',
  joinSeats: (taken, all) => `${taken} of ${all} seats taken`,
  noSuchTable: 'There is no such table',
  noSuchTableText: 'There is a typo in the code, or the table is long gone.',
}
