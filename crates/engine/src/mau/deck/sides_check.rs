//! Static checks of cards with two sides.

use std::collections::BTreeMap;

use super::compiled::{most_packs, of_packs};
use super::sides::{behind, sort};
use super::{deck_kinds, face_check, in_deck};
use crate::card::Card;
use crate::mau::rules::checking::absent;
use crate::mau::rules::doc::{BackRule, HouseRules, StateOf, StateRule};
use crate::rules::Findings;

pub(super) fn check(doc: &HouseRules, found: &mut Findings) {
    let Some(back) = &doc.deck.back else { return };
    let known = found.0.len();
    for (which, shown) in &back.shows {
        if sort(*which).is_none() || sort(*which) != sort(*shown) {
            let message = (
                "hinter einer Farbe steht eine Farbe, hinter einem Wert ein Wert, hinter einer Karte eine \
                 Karte: schreib etwa { H = \"S\", 7 = \"8\", XR = \"XB\" }",
                "behind a suit is a suit, behind a rank a rank, behind a card a card: write { H = \"S\", 7 = \
                 \"8\", XR = \"XB\" }, say",
            );
            found.add("bad_back", format!("deck.back.shows.{which}"), message);
        }
    }
    if found.0.len() == known {
        both_sides(doc, back, found);
    }
    faces(doc, found);
}

/// Checks that both sides have as many cards of each kind.
fn both_sides(doc: &HouseRules, back: &BackRule, found: &mut Findings) {
    let mut fronts: BTreeMap<Card, Card> = BTreeMap::new();
    for card in deck_kinds(doc) {
        let Some(shown) = behind(back, card) else {
            let message = (
                format!("was hinter {card} stünde, gibt es nicht: die Farbe F geht nur bis zur 8"),
                format!("there is no such card as would be behind {card}: suit F ends with the 8"),
            );
            return found.add("bad_back", "deck.back.shows", message);
        };
        if let Some(other) = fronts.insert(shown, card) {
            let message = (
                format!(
                    "hinter {other} und hinter {card} stünde {shown}: hinter jeder Karte steht eine andere; \
                     wer `7 = \"8\"` schreibt, sagt auch, was hinter der 8 steht"
                ),
                format!(
                    "{shown} would be behind {other} and behind {card}: behind every card is another one; \
                     whoever writes `7 = \"8\"` says what is behind the 8 as well"
                ),
            );
            return found.add("bad_back", "deck.back.shows", message);
        }
        let count = |card: Card, packs: u8| of_packs(doc, card, packs);
        let differs = |packs: &u8| count(card, *packs) != count(shown, *packs);
        if let Some(packs) = (1..=most_packs(doc)).find(differs) {
            let (front, behind) = (count(card, packs), count(shown, packs));
            let message = (
                format!(
                    "wie oft es die Karten gibt: {card} {front}-mal, {shown} dahinter {behind}-mal; beide Seiten haben von \
                     jeder Karte gleich viele"
                ),
                format!(
                    "how often there are these cards: {card} {front} times, {shown} behind it {behind} times; both sides have \
                     as many of each card"
                ),
            );
            return found.add("bad_back", "deck.back.shows", message);
        }
    }
}

/// Checks names and looks of backs, except for mistakes that the front has as well.
fn faces(doc: &HouseRules, found: &mut Findings) {
    let Some(turned) = doc.turned() else { return };
    for (which, face) in doc.deck.back.iter().flat_map(|back| &back.faces) {
        face_check::of_its_own(*which, face, &format!("deck.back.faces.{which}"), found);
    }
    let mut behind = Findings::default();
    face_check::check(&turned, &mut behind);
    for mut wrong in behind.0 {
        if found.0.contains(&wrong) {
            continue;
        }
        wrong.field = wrong.field.replacen("deck.faces", "deck.back.faces", 1);
        if !found.0.contains(&wrong) {
            found.0.push(wrong);
        }
    }
}

/// Checks a state that turns cards over.
pub(in crate::mau) fn turning(
    doc: &HouseRules,
    rule: &StateRule,
    field: &str,
    found: &mut Findings,
) {
    if !rule.turns_over {
        return;
    }
    let message = if doc.deck.back.is_none() {
        (
            "sag dazu in `deck.back`, was hinten auf den Karten steht",
            "say in `deck.back` what is on the back of the cards",
        )
    } else if rule.of != StateOf::Table {
        (
            "welche Seite oben liegt, gilt für alle zugleich: lass `of` oder `turns_over` weg",
            "which side is up holds for all at once: leave out `of` or `turns_over`",
        )
    } else if rule.holds {
        (
            "ausgeteilt wird mit der Vorderseite: lass `holds` oder `turns_over` weg",
            "cards are dealt with their fronts up: leave out `holds` or `turns_over`",
        )
    } else if doc.states.values().filter(|other| other.turns_over).count() > 1 {
        (
            "die Karten dreht nur ein Zustand um: lass `turns_over` bei den anderen weg",
            "only one state turns the cards over: leave `turns_over` out of the others",
        )
    } else {
        return;
    };
    found.add("bad_state", format!("{field}.turns_over"), message);
}

/// Warns of backs that nobody ever sees, and entries about cards that are not in the deck.
pub(super) fn warn(doc: &HouseRules, found: &mut Findings) {
    let Some(back) = &doc.deck.back else { return };
    if doc.turning().is_none() {
        let message = (
            "nichts dreht die Karten um: schreib bei einem Zustand `turns_over = true`",
            "nothing turns the cards over: write `turns_over = true` for a state",
        );
        found.add("no_effect", "deck.back", message);
    }
    for which in back.faces.keys() {
        absent(doc, which, format!("deck.back.faces.{which}"), found);
    }
    for (which, shown) in back.shows.iter().filter(|(which, _)| in_deck(doc, **which)) {
        let mut without = back.clone();
        without.shows.remove(which);
        if deck_kinds(doc).all(|card| behind(&without, card) == behind(back, card)) {
            let message = (
                format!("hinter {which} steht auch ohne diesen Eintrag {shown}"),
                format!("{shown} is behind {which} without this entry as well"),
            );
            found.add("no_effect", format!("deck.back.shows.{which}"), message);
        }
    }
    for which in back.shows.keys() {
        absent(doc, which, format!("deck.back.shows.{which}"), found);
    }
}
