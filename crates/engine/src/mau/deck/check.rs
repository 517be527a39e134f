//! Static checks of the deck (`deck`): packs, jokers, counts of cards, and whether it is too large.

use super::compiled::{deck_kinds, most_packs, of_packs};
use super::{face_check, sides_check};
use crate::card::{Card, Rank};
use crate::limits::MAX_PACKS;
use crate::mau::rules::checking::absent;
use crate::mau::rules::doc::{HouseRules, Packs};
use crate::rules::{Findings, RuleError};

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    found.0.extend(mistake(doc));
    face_check::check(doc, found);
    sides_check::check(doc, found);
}

/// Whether its cards can be counted at all.
pub(in crate::mau) fn is_sound(doc: &HouseRules) -> bool {
    mistake(doc).is_none()
}

/// The first mistake that makes it impossible to count the cards.
fn mistake(doc: &HouseRules) -> Option<RuleError> {
    if !(1..=MAX_PACKS).contains(&most_packs(doc)) {
        let message =
            (format!("nimm 1 bis {MAX_PACKS} Blätter"), format!("take 1 to {MAX_PACKS} packs"));
        return Some(RuleError::new("bad_packs", "deck.packs", message));
    }
    if doc.deck.jokers > 2 {
        let message = ("ein Blatt hat 0, 1 oder 2 Joker", "a pack has 0, 1 or 2 jokers");
        return Some(RuleError::new("bad_jokers", "deck.jokers", message));
    }
    if doc.deck.lowest == Rank::ACE {
        let message = (
            "nenne den niedrigsten Wert über dem Ass, \"2\" bis \"K\"",
            "name the lowest rank above the ace, \"2\" to \"K\"",
        );
        return Some(RuleError::new("bad_lowest", "deck.lowest", message));
    }
    too_many(doc).or_else(|| no_suit(doc))
}

/// Finds more cards of a kind than a hand can count.
fn too_many(doc: &HouseRules) -> Option<RuleError> {
    let packs = most_packs(doc);
    if let Some((which, count)) = doc.deck.in_all.iter().find(|(_, count)| **count > MAX_PACKS) {
        let message = (
            format!(
                "{count}-mal {which} ist zu oft: Von jeder Karte gibt es höchstens {MAX_PACKS}, schreib 0 \
                 bis {MAX_PACKS}"
            ),
            format!(
                "{count} of {which} are too many: there are at most {MAX_PACKS} cards of a kind, write 0 to \
                 {MAX_PACKS}"
            ),
        );
        return Some(RuleError::new("bad_count", format!("deck.in_all.{which}"), message));
    }
    let most = MAX_PACKS / packs;
    let (which, count) = doc.deck.cards.iter().find(|(_, count)| **count > most)?;
    let (packs_de, packs_en) = if packs > 1 {
        (format!(" in {packs} Blättern zusammen"), format!(" in {packs} packs together"))
    } else {
        <(String, String)>::default()
    };
    let more = if which.kinds().all(Card::is_joker) {
        (
            "; für mehr gleiche nimm weitere Karten ohne Farbe dazu: XR, XB, X3 und X4 dürfen gleich \
             heißen",
            "; for more that are alike take further cards without suit: XR, XB, X3 and X4 may have one \
             name",
        )
    } else {
        ("", "")
    };
    let message = (
        format!(
            "{count}-mal {which} ist zu oft: Von jeder Karte gibt es{packs_de} höchstens {MAX_PACKS}, \
             schreib 0 bis {most}{}",
            more.0
        ),
        format!(
            "{count} of {which} are too many: there are at most {MAX_PACKS} cards of a kind{packs_en}, \
             write 0 to {most}{}",
            more.1
        ),
    );
    Some(RuleError::new("bad_count", format!("deck.cards.{which}"), message))
}

/// Finds a pack in which no card has a suit and a rank.
fn no_suit(doc: &HouseRules) -> Option<RuleError> {
    let suited = deck_kinds(doc).any(|card| !card.is_joker());
    let message = (
        "keine Karte im Blatt hat Farbe und Wert: lass welche drin, etwa `deck.cards.any = 1`",
        "no card of the pack has a suit and a rank: leave some in, as in `deck.cards.any = 1`",
    );
    (!suited).then(|| RuleError::new("bad_count", "deck.cards", message))
}

/// Warns of names and looks of cards that are not in the deck.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for which in doc.deck.faces.keys() {
        absent(doc, which, format!("deck.faces.{which}"), found);
    }
    in_all(doc, found);
    sides_check::warn(doc, found);
}

/// Warns of counts for all packs together that change nothing, and of counts that these override.
fn in_all(doc: &HouseRules, found: &mut Findings) {
    if doc.deck.in_all.is_empty() {
        return;
    }
    let most = most_packs(doc);
    let packs = match doc.deck.packs {
        Packs::Fixed(packs) => packs..=packs,
        Packs::AsNeeded { .. } => 1..=most,
    };
    for which in doc.deck.in_all.keys() {
        let mut without = doc.clone();
        without.deck.in_all.remove(which);
        let same = |packs: u8| {
            Card::all().all(|card| of_packs(doc, card, packs) == of_packs(&without, card, packs))
        };
        if packs.clone().all(same) {
            let message = (
                "so viele sind es auch ohne diesen Eintrag",
                "there are as many without this entry as well",
            );
            found.add("no_effect", format!("deck.in_all.{which}"), message);
        }
    }
    let vain = |without: &HouseRules| {
        Card::all().all(|card| of_packs(doc, card, most) == of_packs(without, card, most))
    };
    let message = (
        "wie viele es davon gibt, sagt schon `deck.in_all`",
        "how many there are of these says `deck.in_all` already",
    );
    for which in doc.deck.cards.keys() {
        let mut without = doc.clone();
        without.deck.cards.remove(which);
        let counted = which.kinds().all(|card| super::compiled::in_all(doc, card).is_some());
        if counted && vain(&without) {
            found.add("no_effect", format!("deck.cards.{which}"), message);
        }
    }
    let mut without = doc.clone();
    without.deck.jokers = 0;
    if doc.deck.jokers > 0
        && vain(&without)
        && super::compiled::in_all(doc, Card::JOKER_RED).is_some()
    {
        found.add("no_effect", "deck.jokers", message);
    }
}
