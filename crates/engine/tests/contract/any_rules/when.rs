//! Random patches (`when`) for some seats, rounds or deals.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{By, MatchRule, Span, WhenRule};
use stammtisch_engine::seat::Direction;

use super::Lots;

/// Patches that are valid for almost any rules.
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

/// Patches that come and go during a deal.
const IN_DEAL: [&str; 8] = [
    "fit.neighbours = 2",
    "fit.anywhere = ['any']",
    "draw.count = 2",
    "draw.then = 'nothing'",
    "draw.when = 'nothing_fits'",
    "draw.times = 3",
    "lay.together.by = 'rank'",
    "lay.jump_in = 'same_rank'",
];

/// Adds one or two of these to the rules.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    for _ in 0..any.number(1, 2) {
        let number = |any: &mut Chance, least| {
            let from = u16::from(any.number(least, least + 2));
            any.one_of(&[Span::Between(from, from), Span::Between(from, u16::MAX), Span::Every(2)])
        };
        let mut rule = WhenRule::default();
        match any.draw(6) {
            0 => rule.turns = Some(number(any, 1)),
            1 => rule.left = Some(number(any, 1)),
            2 => rule.direction = Some(any.one_of(&[Direction::Clockwise, Direction::Counter])),
            3 => rule.playing = Some(number(any, 2)),
            4 => rule.pile = Some(Span::Between(0, u16::from(any.number(2, 12)))),
            _ => rule.by = any.one_of(&[By::Dealer, By::NotDealer, By::Starter]),
        }
        rule.seats = any.one_in(4).then_some(Span::Between(3, u16::MAX));
        rule.deals = any.one_in(4).then_some(Span::Every(2));
        rule.set = any.one_of(&IN_DEAL).parse().unwrap();
        doc.when.push(rule);
    }
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
    WhenRule { seats, rounds, deals, set, ..WhenRule::default() }
}
