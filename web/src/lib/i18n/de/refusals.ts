import type { MauRefusal } from '../../wire/MauRefusal'

const rules: Record<MauRefusal, string> = {
  no_such_seat: 'Diesen Platz gibt es nicht.',
  deal_over: 'Diese Runde ist zu Ende.',
  not_your_turn: 'Du bist gerade nicht dran.',
  not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
  does_not_fit: 'Diese Karte passt nicht.',
  does_not_answer: 'Damit lässt sich die Strafe nicht abwehren.',
  only_the_drawn_card: 'Nach dem Ziehen darfst du nur die gezogene Karte legen.',
  wish_missing: 'Zu dieser Karte gehört ein Farbwunsch.',
  wish_not_allowed: 'Bei dieser Karte gibt es keinen Wunsch.',
  already_drawn: 'Du hast schon gezogen.',
  must_play: 'Du hast eine passende Karte und musst legen.',
  must_answer_or_bear: 'Wehre die Strafe ab oder nimm sie hin.',
  nothing_to_bear: 'Es liegt keine Strafe vor dir.',
  must_draw_first: 'Zieh erst eine Karte, bevor du weitergibst.',
  no_such_call: 'Diese Ansage gibt es in euren Regeln nicht.',
  already_called: 'Das hast du schon angesagt.',
  nothing_to_call: 'Es gibt gerade nichts anzusagen.',
  nothing_to_catch: 'Da gibt es nichts (mehr) zu erwischen.',
}

/** Codes of the table, the line and the HTTP resources. */
const others: Record<string, string> = {
  bad_number: 'Das hat der Tisch nicht verstanden.',
  number_taken: 'Du spielst auch in einem anderen Fenster. Bitte noch einmal.',
  bad_base: 'Der Tisch war noch nicht so weit. Bitte noch einmal.',
  stale: 'Da war jemand schneller: Schau noch einmal hin.',
  not_seated: 'Du sitzt nicht an diesem Tisch.',
  already_seated: 'Du sitzt schon an diesem Tisch.',
  seat_taken: 'Dieser Platz ist besetzt.',
  table_full: 'Alle Plätze sind besetzt.',
  no_bot_there: 'Da sitzt kein Bot.',
  unknown_bot: 'Diesen Bot gibt es hier nicht.',
  not_host: 'Das darf nur, wer den Tisch eröffnet hat.',
  match_running: 'Das Spiel läuft schon.',
  seats_free: 'Es sind noch Plätze frei.',
  not_started: 'Das Spiel hat noch nicht begonnen.',
  deal_running: 'Die Runde läuft noch.',
  match_over: 'Das Spiel ist zu Ende.',
  match_not_over: 'Das Spiel ist noch nicht zu Ende.',
  bot_plays: 'Ein Bot spielt deinen Platz. Komm erst zurück.',
  not_away: 'Du spielst deinen Platz schon selbst.',
  other_game: 'Dieser Zug gehört zu einem anderen Spiel.',
  log_full: 'Dieser Tisch ist zu lang geworden. Eröffne einen neuen.',
  last_card_lies: 'Da liegt eine letzte Karte: erwischen oder mit „Weiter“ gelten lassen.',
  deal_not_over: 'Die Runde läuft noch.',
  no_session: 'Sag uns erst deinen Namen.',
  no_such_table: 'Diesen Tisch gibt es nicht.',
  bad_name: 'Ein Name hat 1 bis 24 Zeichen.',
  offline: 'Der Server ist nicht zu erreichen.',
}

export const refusals = {
  codes: { ...others, ...rules } as Record<string, string>,
  unknown: 'Das ging nicht.',
}
