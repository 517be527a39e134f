/** One for each seat, told apart by those as well who see no red or green (Okabe and Ito). */
const COLOURS = [
  '#0072b2',
  '#b3541e',
  '#00785a',
  '#8f3d74',
  '#6b5900',
  '#2f7fa8',
  '#4a4a4a',
  '#a8323e',
  '#5a4fcf',
  '#3c6e1f',
]

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? '#4a4a4a'

/** Lines differ in their dashes as well. */
export const dashesOf = (seat: number): string =>
  ['', '7 3', '2 3', '10 3 2 3', '5 5'][seat % 5] ?? ''
