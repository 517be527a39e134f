/** Whether a match was shuffled as was fixed beforehand. */
export const shuffle = {
  title: 'The shuffle',
  about:
    'Before the cards were dealt the house bound itself, and each device at the table could add a random value. Here your device works out whether the cards lay where that puts them.',
  check: 'Check the shuffle',
  asked: 'Working it out …',
  failed: 'The match could not be fetched. Try again.',
  silent: 'This match was shuffled before the house bound itself beforehand.',
  holds: 'The cards were shuffled as was fixed beforehand.',
  fails: 'Something is wrong here.',
  steps: {
    sum: 'The match is as the house wrote it down.',
    commitment: 'The part of the house was fixed beforehand.',
    values: 'Every value from the table is the one that was promised.',
    mix: 'From these and the rules follows what was shuffled from.',
    order: 'In every deal the cards lay as follows from it.',
  },
  is: (holds: boolean | null) => (holds === null ? 'not checked' : holds ? 'right' : 'wrong'),
  opened: (count: number) =>
    count === 0
      ? 'Nobody at the table added a value.'
      : count === 1
        ? 'One value from the table was added.'
        : `${count} values from the table were added.`,
  own: {
    in: 'The value of this device is among them.',
    late: 'The value of this device came too late.',
    gone: 'The value of this device is missing, though it was opened!',
    none: 'None came from this device.',
    other:
      'None came from this device. If you sat at the table with it before the deal, the house showed another commitment then!',
  },
  /** What became of the matches of this house. */
  house: {
    title: 'And elsewhere in this house?',
    begun: (count: number) =>
      count === 0
        ? 'No match has been dealt here yet for whose shuffle the house had bound itself.'
        : count === 1
          ? 'One match was dealt for whose shuffle the house had bound itself:'
          : `${count} matches were dealt for whose shuffle the house had bound itself:`,
    kinds: {
      finished: 'played to the end',
      all_left: 'over because all others had left',
      closed: 'broken off by the house',
      cleared: 'cleared away by the house after a day without a move',
      resting: 'left lying: nothing has happened for a day',
      running: 'still going on',
    },
    notDealt: (count: number) =>
      count === 1
        ? 'Once the values from the table had been opened, and then nothing was dealt.'
        : `${count} times the values from the table had been opened, and then nothing was dealt.`,
    note: 'The house counts this itself, at least once an hour.',
    failed: 'The house does not say just now what became of the other matches.',
  },
}
