export const cards = {
  names: {
    joker: 'Joker',
    joker_even: 'Joker gerade',
    joker_odd: 'Joker ungerade',
    virus: 'Virus',
    bomb: 'Bombe',
    chance: 'Zufall',
    match_even: 'Matchmaker gerade',
    match_odd: 'Matchmaker ungerade',
  } as Record<string, string>,
  unseen: 'eine ungesehene Karte',
}
