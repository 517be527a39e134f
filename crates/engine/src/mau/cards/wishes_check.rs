//! Static checks of wishes, and refusals that effects share.

use super::effect::wishing;
use crate::mau::deck::{deck_kinds, pack};
use crate::mau::rules::checking::{absent, some};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{AnswerMust, HouseRules, On, ThreatRule, WishOf, WishRule};
use crate::rules::Findings;

/// While a card is laid, nobody is asked which way hands go.
pub(in crate::mau) const ONLY_TRIGGERS_ASK: (&str, &str) = (
    "gefragt wird nur bei Auslösern: schreib einen mit `on = \"lays\"`, oder \"left\", \"right\" oder \
     \"against\"",
    "only triggers ask: write one with `on = \"lays\"`, or \"left\", \"right\" or \"against\"",
);

/// Only single cards that everybody passes on go across the table.
pub(in crate::mau) const ONLY_CARDS_GO_ACROSS: (&str, &str) = (
    "ganze Hände wandern zur nächsten Person: schreib \"left\", \"right\" oder \"against\"; nach gegenüber gehen \
     nur einzelne Karten, mit `passes` und `passes_to = \"across\"`",
    "whole hands go to a neighbour: write \"left\", \"right\" or \"against\"; only single cards go across, with \
     `passes` and `passes_to = \"across\"`",
);

/// Adds what is wrong with a wish, whoever makes it.
pub(in crate::mau) fn wishes(doc: &HouseRules, wish: &WishRule, field: &str, found: &mut Findings) {
    if !(1..=20).contains(&wish.cards) {
        let message = ("ein Wunsch gilt für 1 bis 20 Karten", "a wish stands for 1 to 20 cards");
        found.add("bad_wish", format!("{field}.cards"), message);
    }
    if wish.turns > 20 {
        let message = (
            "ein Wunsch gilt 1 bis 20 Züge lang, oder 0: bis er erfüllt ist",
            "a wish stands for 1 to 20 turns, or 0: until it is met",
        );
        found.add("bad_wish", format!("{field}.turns"), message);
    }
    if wish.laps > 5 {
        let message = (
            "ein Wunsch gilt 1 bis 5 Runden um den Tisch lang, oder 0: so kommt es nicht darauf an",
            "a wish stands for 1 to 5 rounds of the table, or 0: then that is no matter",
        );
        found.add("bad_wish", format!("{field}.laps"), message);
    }
    if wish.laps > 0 && (wish.cards > 1 || wish.turns > 0) {
        let message = (
            "ein Wunsch gilt so viele Runden um den Tisch lang oder nach Karten und Zügen: lass `laps` weg \
             oder `cards` und `turns`",
            "a wish stands for rounds of the table, or by cards and turns: leave out `laps`, or `cards` and \
             `turns`",
        );
        found.add("contradiction", format!("{field}.laps"), message);
    }
    if wish.oneself && wish.laps == 0 {
        let message = (
            "wann eine Runde um den Tisch endet, zählt nur mit `laps`",
            "when a round of the table ends matters only with `laps`",
        );
        found.add("contradiction", format!("{field}.oneself"), message);
    }
    let nothing = |wish: &WishRule| wishing(wish, pack(doc).collect()).is_empty();
    let anything = WishRule { only: Vec::new(), ..wish.clone() };
    if !wish.only.is_empty() && nothing(wish) && !nothing(&anything) {
        let message = (
            "keine davon ist im Spiel, also bliebe nichts zu wünschen",
            "none of these is in the deck, so there would be nothing to wish for",
        );
        found.add("bad_wish", format!("{field}.only"), message);
    }
    let coloured =
        || some(deck_kinds(doc), |card| card.suit().is_some_and(|suit| suit.red().is_some()));
    if wish.of == WishOf::Colour && !coloured() {
        let message = (
            "keine Karte im Spiel ist rot oder schwarz: lass eine Farbe oder einen Wert wünschen",
            "no card of the deck is red or black: let a suit or a rank be wished",
        );
        found.add("bad_wish", format!("{field}.of"), message);
    }
}

/// Warns of cards named in a wish that are not in the deck, or do not restrict it.
pub(in crate::mau) fn wish_warn(
    doc: &HouseRules,
    wish: &WishRule,
    field: &str,
    found: &mut Findings,
) {
    if all_meet_it(doc) {
        let message = (
            "jede Karte erfüllt jeden Wunsch, denn alle stehen in `fit.anywhere`",
            "every card meets every wish, for all of them stand in `fit.anywhere`",
        );
        return found.add("no_effect", field, message);
    }
    let field = format!("{field}.only");
    wish.only.iter().for_each(|named| absent(doc, named, field.clone(), found));
    let of = |wish: &WishRule| wishing(wish, pack(doc).collect());
    let anything = WishRule { only: Vec::new(), ..wish.clone() };
    if !wish.only.is_empty() && of(wish) == of(&anything) {
        let message = (
            "das lässt alles zu, was man sich hier wünschen kann",
            "this allows everything that can be wished for here",
        );
        found.add("no_effect", field, message);
    }
}

/// Whether a wish changes nothing: every card meets every wish, and nothing else refers to one.
pub(in crate::mau) fn all_meet_it(doc: &HouseRules) -> bool {
    let fit = &doc.fit;
    let fits = deck_kinds(doc).without(kinds(&fit.anywhere)).is_empty();
    let suits =
        |threat: &ThreatRule| threat.answers.values().any(|answer| answer.must == AnswerMust::Suit);
    let asked = doc.triggers.values().any(|rule| rule.wish.is_some() || rule.on == On::Wishes)
        || doc.calls.values().any(|call| call.on == Some(On::Wishes));
    fits && fit.never_under_wish.is_empty() && !asked && !doc.threats().any(suits)
}
