//! What the codes of mistakes say in German, for people who write rules on a German page.

/// A sentence for each code of every game.
const SENTENCES: &[(&str, &str)] = &[
    ("too_long", "Der Text ist länger, als eine Regeldatei sein darf."),
    ("not_toml", "Das ist kein gültiges TOML."),
    ("too_deep", "Die Tabellen sind tiefer verschachtelt, als eine Regel es je braucht."),
    ("too_many_fields", "Da stehen mehr Felder oder Einträge, als Regeln je brauchen."),
    ("bad_format", "Die Datei nennt eine andere Version des Formats oder gar keine."),
    ("unknown_game", "Ein Spiel mit dem Namen, der bei `game` steht, gibt es nicht."),
    ("wrong_game", "Die Datei oder ihre Grundlage gehört zu einem anderen Spiel."),
    ("unknown_base", "Regeln mit dem Namen, der bei `base` steht, gibt es nicht."),
    ("base_loop", "Jede Grundlage hat wieder eine Grundlage, und das hört nie auf."),
    ("unknown_field", "Dieses Feld gibt es nicht."),
    ("missing_field", "Hier fehlt ein Feld, ohne das es nicht geht."),
    ("unknown_value", "Dieses Wort kann hier nicht stehen."),
    ("bad_value", "Dieser Wert ist von der falschen Art, zu groß oder zu klein."),
    ("bad_text", "Ein Name oder Satz ist leer, zu lang oder geht über mehrere Zeilen."),
    ("bad_id", "Ein Kurzname hat nur Kleinbuchstaben, Ziffern, `-` und `_`."),
    ("bad_seats", "So kann niemand Platz nehmen, oder es sind mehr, als ein Tisch hat."),
    ("bad_option", "Diese Variante oder eine ihrer Möglichkeiten lässt sich so nicht anbieten."),
    ("unknown_option", "Diese Variante bietet die Datei nicht an."),
    ("unknown_choice", "Diese Möglichkeit hat die Variante nicht."),
    ("contradiction", "Zwei Felder widersprechen einander."),
    ("bad_packs", "Das ist kein ganzes Blatt, oder es sind zu viele."),
    ("bad_jokers", "Ein Blatt hat keinen, einen oder zwei Joker."),
    ("bad_lowest", "Mit diesem niedrigsten Wert bleiben nur Asse übrig."),
    ("bad_hand", "So viele Karten auf der Hand gehen nicht."),
    ("deck_too_small", "Für so viele Plätze reichen die Karten nicht."),
    ("deck_too_large", "Das sind mehr Karten, als ein Tisch fasst."),
    ("deck_changes", "Eine Runde hätte andere Karten als die davor."),
    ("no_start_effect", "Diese Karte soll am Anfang wirken, tut aber nichts, was dann geht."),
    (
        "no_start_wish",
        "Mit dieser Karte soll sich am Anfang jemand etwas wünschen, aber sie erlaubt keinen Wunsch.",
    ),
    ("no_start_card", "Es bliebe keine Karte übrig, die man am Anfang aufdecken darf."),
    ("nothing_fits", "So passt überhaupt keine Karte auf eine andere."),
    ("never_fits", "Eine Karte könnte nie gelegt werden."),
    ("bad_fit", "So weit liegen keine zwei Werte auseinander."),
    ("bad_draw", "So viele Karten lassen sich nicht ziehen."),
    ("bad_limit", "Diese Grenze ist zu niedrig oder wird so gut wie nie erreicht."),
    ("bad_together", "So viele Karten lassen sich nicht zusammen legen."),
    ("bad_wish", "Dieser Wunsch trifft keine Karte oder zu viele."),
    ("empty_threat", "Diese Karte droht, tut dann aber niemandem etwas."),
    ("bad_victim", "Die Karte kann nicht treffen, wen sie hier treffen soll."),
    ("bad_answer", "So lässt sich auf diese Karte nicht antworten."),
    ("unreachable_answer", "Zu dieser Antwort kann es nie kommen."),
    ("too_many_calls", "Das sind mehr Ansagen, als am Tisch Platz haben."),
    ("bad_call", "Diese Ansage käme bei mehr Karten, als erlaubt ist."),
    ("unreachable_call", "Zu dieser Ansage kann es nie kommen."),
    ("nothing_last", "Keine Karte darf die letzte sein, also würde nie jemand fertig."),
    ("bad_points", "Diese Punkte sind zu hoch oder zu niedrig, oder es ist keine Zahl."),
    ("bad_match", "Keine einzige Runde, oder ein Ziel, das niemand erreichen kann."),
    ("no_target", "Für manche Zahl von Plätzen fehlt, bis wie weit gespielt wird."),
    ("bad_kitty", "Ein Punkt kostet nichts oder zu viel."),
    ("bad_when", "So lässt sich für einzelne Plätze oder Runden nichts ändern."),
    ("never_holds", "Diese Bedingung trifft nie zu."),
    ("unknown_card", "Diese Karte hat das Spiel nicht."),
    ("worthless", "Keine zwei Karten zusammen wären etwas wert."),
    ("bad_announcement", "In einer Liste steht etwas doppelt oder eine Ziffer, die keine ist."),
    ("no_choice", "Glauben kostet so viel wie vergeblich zweifeln."),
    ("no_effect", "Dieses Feld oder diese Karte käme nie zum Zug."),
    ("unknown_preset", "Regeln mit diesem Namen gibt es hier nicht."),
];

/// What a code of a mistake says in German; none for a code that no game has.
#[must_use]
pub fn in_german(code: &str) -> Option<&'static str> {
    SENTENCES.iter().find(|(known, _)| *known == code).map(|(_, sentence)| *sentence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Document;
    use crate::{mau, maxonaut};

    #[test]
    fn every_code_of_every_game_is_said_in_german_once() {
        let codes = [mau::rules::HouseRules::CODES, maxonaut::rules::HouseRules::CODES].concat();
        for (code, _) in codes {
            assert!(in_german(code).is_some(), "{code} says nothing in German");
        }
        for (code, _) in SENTENCES {
            assert_eq!(SENTENCES.iter().filter(|(other, _)| other == code).count(), 1, "{code}");
        }
    }
}
