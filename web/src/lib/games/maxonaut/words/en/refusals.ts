import type { MaxRefusal } from '../../../../wire/MaxRefusal'

export const refusals: Record<MaxRefusal, string> = {
  no_such_seat: 'There is no such seat.',
  deal_not_over: 'The match is still being played.',
  match_over: 'The match is over.',
  not_your_turn: 'It is not your turn.',
  judge_first: 'First believe or turn up.',
  nothing_to_judge: 'There is nothing to judge now.',
  must_doubt: 'Nothing is higher than 21: you have to turn up.',
  lay_first: 'First lay cards, or say that you lay none.',
  already_laid: 'Your cards lie there already: announce a value.',
  not_in_hand: 'You do not hold that card.',
  two_from_hand: 'A new round begins with two cards from the hand.',
  not_fewer: 'Your rules want two cards to be laid.',
  not_unseen: 'Your rules do not let you lay from the draw pile.',
  pile_too_small: 'The draw pile has not enough cards for that.',
  too_low: 'You have to announce a higher value.',
  wrong_form: 'Say the higher digit first.',
  nothing_to_show: 'There is neither virus nor bomb.',
  show_first: 'Show what helps, or take the point.',
  does_not_help: 'These cards do not help, or there are too many.',
}
