export const lobby = {
  qrAlt: 'QR-Code mit der Adresse dieses Tisches',
  seatNo: (n: number) => `Platz ${n}`,
  joinTitle: (code: string) => `Tisch ${code}`,
  joinLead: 'Unter welchem Namen spielst du mit?',
  invites: (host: string) => `${host} lädt dich ein.`,
  joinAction: 'An den Tisch',
  joinSignIn: 'Ich habe schon ein Konto',
  joinSeats: (taken: number, all: number) => `${taken} von ${all} Plätzen besetzt`,
  noSuchTable: 'Diesen Tisch gibt es nicht',
  noSuchTableText: 'Der Code ist vertippt, oder der Tisch ist längst abgeräumt.',
}
