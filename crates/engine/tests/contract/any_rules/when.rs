//! Patches for some seats, rounds or deals.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{MatchRule, Span, WhenRule};

use super::Lots;

/// Patches that hold over almost any rules.
const PATCHES: [&str; 10] = [
    "deal.hand = 1",
    "deal.starter = 'dealer'",
    "fit.neighbours = 1",
    "fit.suit = true",
    "end.last_threat = 'ignored'",
    "points.each = 2",
    "points.last_card = { A = 2 }",
    "cards.A = {}",
    "lay.jump_in = 'same_rank'",
    "cheat = 'none'",
];

pub(super) fn when(any: &mut Chance, doc: &HouseRules) -> Vec<WhenRule> {
    let number = if any.one_in(3) { any.number(1, 3) } else { 0 };
    (0..number).map(|_| entry(any, doc)).collect()
}

fn entry(any: &mut Chance, doc: &HouseRules) -> WhenRule {
    let seats = Span::Between(u16::from(any.number(doc.seats.min, doc.seats.max)), u16::MAX);
    let known = matches!(doc.matches, MatchRule::Deals { .. } | MatchRule::Rounds { .. });
    let time = match any.draw(4) {
        0 if known => Span::Last,
        1 if !known && doc.matches != MatchRule::Single => Span::Every(2),
        2 => Span::Between(1, u16::MAX),
        _ => Span::Between(1, 1),
    };
    let (seats, rounds, deals) = match any.draw(4) {
        0 => (Some(seats), None, None),
        1 => (None, Some(time), None),
        2 => (None, None, Some(time)),
        _ => (Some(seats), None, Some(time)),
    };
    let set = any.one_of(&PATCHES).parse().unwrap();
    WhenRule { seats, rounds, deals, set }
}
