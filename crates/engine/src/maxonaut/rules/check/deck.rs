//! Static checks of Maxonaut's deck: its keys, its size, and special cards that can do nothing.

use crate::limits::MAX_CARDS;
use crate::maxonaut::card::Card;
use crate::maxonaut::rules::doc::HouseRules;
use crate::maxonaut::value::{defuses, value};
use crate::rules::{Findings, there_is_no};

use super::LAID;

/// Cards that are always on the discard pile (MAX-05, MAX-20).
const LYING: usize = 2;

/// Checks the keys of the deck.
pub(super) fn names(doc: &HouseRules, found: &mut Findings) {
    let known: Vec<_> = Card::all().map(Card::name).collect();
    for name in doc.deck.keys().filter(|name| name.parse::<Card>().is_err()) {
        let message = there_is_no(("die Karte", "card"), name, &known);
        found.add("unknown_card", format!("deck.{name}"), message);
    }
}

/// Checks that everybody can always lay: the deck must suffice for full hands, two cards on the
/// table, and two for the starter of a round (MAX-14, MAX-21).
pub(super) fn size(doc: &HouseRules, found: &mut Findings) {
    let have: usize = doc.deck.values().map(|count| usize::from(*count)).sum();
    if have > MAX_CARDS {
        let message = (
            format!("{have} Karten sind zu viele: Ein Tisch fasst {MAX_CARDS}"),
            format!("{have} cards are too many: a table holds {MAX_CARDS}"),
        );
        return found.add("deck_too_large", "deck", message);
    }
    let others = usize::from(doc.seats.max.saturating_sub(1));
    let need = others * usize::from(doc.hand) + LYING + usize::from(LAID);
    if have < need {
        let (seats, hand) = (doc.seats.max, doc.hand);
        let message = (
            format!(
                "{seats} Leute mit je {hand} Karten brauchen {need} Karten, hier sind es {have}: \
                 nimm mehr Karten, weniger Leute oder eine kleinere Hand"
            ),
            format!(
                "{seats} seats with {hand} cards each need a deck of {need}, this one has {have}: \
                 take more cards, fewer seats or a smaller hand"
            ),
        );
        found.add("deck_too_small", "deck", message);
    }
}

/// Checks that two cards of the deck can be worth something, so that anything true can be announced.
pub(super) fn worth(doc: &HouseRules, found: &mut Findings) {
    if !any_two(doc, |one, other| value(one, other).is_some()) {
        let message = (
            "keine zwei dieser Karten sind zusammen etwas wert: nimm Ziffern dazu",
            "no two of these cards are worth anything: put digits in",
        );
        found.add("worthless", "deck", message);
    }
}

/// Warns of special cards that can never do what they are for.
pub(super) fn no_effect(doc: &HouseRules, found: &mut Findings) {
    for matchmaker in [Card::MATCH_EVEN, Card::MATCH_ODD] {
        let pairs = |one, other| one == matchmaker && value(one, other).is_some();
        if count(doc, matchmaker) > 0 && !any_two(doc, pairs) {
            let message = (
                "keine Karte im Spiel bildet mit ihr ein Paar",
                "no card of the deck makes a pair with it",
            );
            found.add("no_effect", format!("deck.{matchmaker}"), message);
        }
    }
    if count(doc, Card::VIRUS) > 0 && !cards(doc).any(Card::is_odd_number) {
        let message = (
            "gegen sie hilft nichts: Es gibt keine ungerade Zahl",
            "nothing helps against it: the deck has no odd number",
        );
        found.add("no_effect", format!("deck.{}", Card::VIRUS), message);
    }
    if count(doc, Card::BOMB) > 0 && !any_two(doc, defuses) {
        let message = (
            "gegen sie hilft nichts: Es gibt weder ein Paar noch einen Maxonauten",
            "nothing helps against it: the deck has no pair and no Maxonaut",
        );
        found.add("no_effect", format!("deck.{}", Card::BOMB), message);
    }
}

fn count(doc: &HouseRules, card: Card) -> u8 {
    doc.deck.get(card.name()).copied().unwrap_or(0)
}

/// The kinds that are in the deck.
fn cards(doc: &HouseRules) -> impl Iterator<Item = Card> {
    Card::all().filter(|card| count(doc, *card) > 0)
}

/// Whether two cards of the deck satisfy `like`.
fn any_two(doc: &HouseRules, like: impl Fn(Card, Card) -> bool) -> bool {
    let twice = |one, other| one != other || count(doc, one) > 1;
    cards(doc).any(|one| cards(doc).any(|other| twice(one, other) && like(one, other)))
}
