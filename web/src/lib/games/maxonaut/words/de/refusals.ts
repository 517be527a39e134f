import type { MaxRefusal } from '../../../../wire/MaxRefusal'

export const refusals: Record<MaxRefusal, string> = {
  no_such_seat: 'Diesen Platz gibt es nicht.',
  deal_not_over: 'Die Partie läuft noch.',
  match_over: 'Die Partie ist zu Ende.',
  not_your_turn: 'Du bist gerade nicht dran.',
  judge_first: 'Erst glauben oder aufdecken.',
  nothing_to_judge: 'Hier gibt es gerade nichts zu beurteilen.',
  must_doubt: 'Höher als 21 geht nicht: Du musst aufdecken.',
  lay_first: 'Leg erst Karten, oder sag, dass du keine legst.',
  already_laid: 'Deine Karten liegen schon: Jetzt kommt die Ansage.',
  not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
  two_from_hand: 'Eine neue Runde beginnt mit zwei Karten aus der Hand.',
  not_fewer: 'Nach euren Regeln legst du zwei Karten.',
  not_unseen: 'Nach euren Regeln legst du nichts vom Nachziehstapel.',
  pile_too_small: 'So viele Karten gibt der Nachziehstapel nicht her.',
  too_low: 'Du musst höher ansagen.',
  wrong_form: 'Sag die höhere Ziffer zuerst.',
  nothing_to_show: 'Hier liegt weder Virus noch Bombe.',
  show_first: 'Zeig, was hilft, oder nimm den Strafpunkt.',
  does_not_help: 'Diese Karten helfen nicht, oder es sind zu viele.',
}
