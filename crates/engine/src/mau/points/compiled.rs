//! Compiled points: what each card counts, factors by last card and by hand size, scores that are reset.

use crate::card::Card;
use crate::mau::rules::compile::best;
use crate::mau::rules::doc::HouseRules;

/// For each card, what it counts.
pub(in crate::mau) fn by_card(doc: &HouseRules) -> [i32; Card::KINDS] {
    std::array::from_fn(|kind| {
        best(&doc.points.cards, Card::at_known(kind as u8)).copied().unwrap_or(doc.points.each)
    })
}

/// For each card, the factor on all card points if it is the last card laid.
pub(in crate::mau) fn factors(doc: &HouseRules) -> [u8; Card::KINDS] {
    std::array::from_fn(|kind| {
        best(&doc.points.last_card, Card::at_known(kind as u8)).copied().unwrap_or(1)
    })
}

/// From how many cards in a hand which factor applies.
pub(in crate::mau) fn many(doc: &HouseRules) -> Vec<(u8, u8)> {
    let steps = doc.points.many.iter();
    steps.filter_map(|(from, factor)| Some((from.parse().ok()?, *factor))).collect()
}

/// Pairs of a score and the score that replaces it.
pub(in crate::mau) fn resets(doc: &HouseRules) -> Vec<(i32, i32)> {
    let steps = doc.points.resets.iter();
    steps.filter_map(|(at, to)| Some((at.parse().ok()?, *to))).collect()
}
