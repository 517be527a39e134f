/** The buttons of whatever plays something, as everybody knows them. */
export const ICONS = {
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  stepBack: 'M15 6l-6 6 6 6',
  stepOn: 'M9 6l6 6-6 6',
  turnBack: 'M12 6l-6 6 6 6M18 6l-6 6 6 6',
  turnOn: 'M6 6l6 6-6 6M12 6l6 6-6 6',
  dealBack: 'M5 6v12M13 6l-6 6 6 6M19 6l-6 6 6 6',
  dealOn: 'M5 6l6 6-6 6M11 6l6 6-6 6M19 6v12',
  begin: 'M6 5v14M19 6 10 12l9 6z',
  end: 'M18 5v14M5 6l9 6-9 6z',
  marks: 'M6 21V4l12 4-12 5',
}
