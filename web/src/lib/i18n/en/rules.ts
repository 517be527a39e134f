import type { RulesWords } from '../../../routes/rules/words'

export const rules: RulesWords = {
  title: 'Rules',
  all: 'All rules',
  lead: 'Everything that is played here, to read and to print. Whoever opens a table sets what is different with you.',
  players: (min, max, best) => `${min} to ${max} players, best with ${best}`,
  variants: (n) => (n === 1 ? 'one variant' : `${n} variants`),
  print: 'Print',
  changed: 'Not as usual',
  usual: 'All as usual.',
  marked: 'What that changes is marked yellow.',
  forSeats: (n) => `For ${n} players`,
  adjust: 'Adjust',
  learn: 'Guided first game',
  open: 'Open a table',
  missing: 'There are no such rules here.',
}
