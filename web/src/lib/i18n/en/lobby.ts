import type { Dictionary } from '../i18n.svelte'

export const lobby: Dictionary['lobby'] = {
  qrAlt: 'QR code with the address of this table',
  seatNo: (n) => `Seat ${n}`,
  joinTitle: (code) => `Table ${code}`,
  joinLead: 'Which name do you play under?',
  joinAction: 'To the table',
  joinSignIn: 'I have an account',
  joinSeats: (taken, all) => `${taken} of ${all} seats taken`,
  noSuchTable: 'There is no such table',
  noSuchTableText: 'The code has a typo, or the table was cleared long ago.',
}
