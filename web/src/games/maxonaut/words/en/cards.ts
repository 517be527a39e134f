import type { MaxWords } from '../../words'

export const cards: MaxWords['cards'] = {
  names: {
    joker: 'joker',
    joker_even: 'even joker',
    joker_odd: 'odd joker',
    virus: 'virus',
    bomb: 'bomb',
    chance: 'chance',
    match_even: 'even matchmaker',
    match_odd: 'odd matchmaker',
  },
  unseen: 'an unseen card',
}
