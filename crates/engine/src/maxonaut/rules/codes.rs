//! Error codes of Maxonaut rules files and their meanings.

use crate::rules::{self, Code, both};

/// Every code with its meaning. Codes are stable: programs and rules files rely on them.
pub const CODES: &[Code] = &both::<{ rules::CODES.len() + OWN.len() }>(rules::CODES, OWN);

/// The codes that only this game has.
const OWN: &[Code] = &[
    ("unknown_card", "The deck names a card that the game does not have."),
    ("bad_hand", "A full hand is less than two cards, or more than a hand holds."),
    ("deck_too_small", "With so many seats somebody could have no two cards to play."),
    ("deck_too_large", "The deck has more cards than a table holds."),
    ("worthless", "No two cards of the deck are worth anything."),
    ("bad_limit", "The match ends before it begins, or hardly ever."),
    ("bad_points", "Points out of range."),
    ("bad_announcement", "A list has an entry twice, or a digit that is none."),
    ("no_choice", "Accepting costs as much as doubting and being wrong."),
    ("no_effect", "A field or a card never comes into force."),
];
