import type { rules as de } from '../de/rules'
import type { Widened } from '../i18n.svelte'

export const rules: Widened<typeof de> = {
  title: 'Rules',
  all: 'All rules',
  lead: 'Everything that is played here, to read and to print. When you open a table, you set what you play differently.',
  players: (min, max, best) =>
    `${min === max ? min : `${min} to ${max}`} players, best with ${best}`,
  variants: (n) => (n === 1 ? 'one variant' : `${n} variants`),
  print: 'Print',
  changed: 'Different from usual',
  usual: 'Everything as usual.',
  marked: 'What that changes is marked in yellow.',
  forSeats: (n) => `For ${n} players`,
  adjust: 'Adjust',
  learn: 'Guided first deal',
  open: 'Open a table',
  change: 'Make rules of your own from it',
  own: 'Build your own rules',
  library: 'Library',
  libraryLead: 'Mau-Mau as it is played elsewhere: to read, to play and to change.',
  search: 'Search',
  searchHint: 'such as: pass on the 7, Switzerland, jokers',
  searchFor: (words) => `Search for “${words}”`,
  found: (n) => (n === 0 ? 'Nothing found.' : n === 1 ? 'One set of rules' : `${n} sets of rules`),
  missing: 'There are no such rules here.',
}
