import type { MauRefusal } from '../../wire/MauRefusal'
import type { Dictionary } from '../i18n.svelte'

const rules: Record<MauRefusal, string> = {
  no_such_seat: 'There is no such seat.',
  deal_over: 'This round is over.',
  not_your_turn: 'It is not your turn.',
  not_in_hand: 'You do not hold that card.',
  does_not_fit: 'That card does not fit.',
  does_not_answer: 'That card does not answer the penalty.',
  only_the_drawn_card: 'After drawing you may lay the drawn card only.',
  wish_missing: 'This card needs a suit wished with it.',
  wish_not_allowed: 'Nothing is wished with this card.',
  already_drawn: 'You have drawn already.',
  must_play: 'You hold a fitting card and have to lay it.',
  must_answer_or_bear: 'Answer the penalty or accept it.',
  nothing_to_bear: 'There is no penalty against you.',
  must_draw_first: 'Draw a card before you pass.',
  no_such_call: 'Your rules know no such call.',
  already_called: 'You have called that already.',
  nothing_to_call: 'There is nothing to call now.',
  nothing_to_catch: 'There is nothing to catch there (any more).',
}

const others: Record<string, string> = {
  bad_number: 'The table did not understand that.',
  number_taken: 'You are playing in another window too. Please try again.',
  bad_base: 'The table was not there yet. Please try again.',
  stale: 'Somebody was faster: look again.',
  not_seated: 'You have no seat at this table.',
  already_seated: 'You have a seat at this table already.',
  seat_taken: 'That seat is taken.',
  table_full: 'All seats are taken.',
  no_bot_there: 'No bot sits there.',
  unknown_bot: 'There is no such bot here.',
  not_host: 'Only the one who opened the table can do that.',
  match_running: 'The game has begun already.',
  seats_free: 'Some seats are still free.',
  not_started: 'The game has not begun yet.',
  deal_running: 'The round is still being played.',
  match_over: 'The game is over.',
  match_not_over: 'The game is not over yet.',
  bot_plays: 'A bot plays your seat. Come back first.',
  not_away: 'You are playing your seat yourself.',
  other_game: 'That move belongs to another game.',
  log_full: 'This table has grown too long. Open a new one.',
  last_card_lies: 'A last card lies there: catch, or let it stand with “Pass”.',
  deal_not_over: 'The round is still being played.',
  no_session: 'Tell us your name first.',
  no_such_table: 'There is no such table.',
  bad_name: 'A name has 1 to 24 characters.',
  offline: 'The server cannot be reached.',
}

export const refusals: Dictionary['refusals'] = {
  codes: { ...others, ...rules },
  unknown: 'That did not work.',
}
