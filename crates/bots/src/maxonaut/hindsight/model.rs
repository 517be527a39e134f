//! The model of how people lay and announce in Maxonaut, precomputed for the rules of a match.

use stammtisch_engine::limits::MAX_HAND;
use stammtisch_engine::maxonaut::view::LyingView;
use stammtisch_engine::maxonaut::{Card, Claim, Hand, Rules, Source};
use stammtisch_engine::seat::Seat;

use super::announcing::{Announcing, Known};
use super::fitted::{ANNOUNCING, HOLDING, LAYING, SEATS};
use super::holding;
use super::ladder::Ladder;
use super::laying::{self, Way};
use crate::maxonaut::value_distribution::rank;

/// How people lay and announce by the rules of a match, precomputed.
#[derive(Clone)]
pub(super) struct Model {
    pub(super) ladder: Ladder,
    pub(super) announcing: Announcing,
    laying: [f64; laying::COUNT],
    pub(super) holding: [f64; holding::COUNT],
}

impl Model {
    pub(super) fn of(rules: &Rules) -> Self {
        let ladder = Ladder::of(rules);
        let at = SEATS.iter().rposition(|seats| *seats <= rules.seats()).unwrap_or(0);
        let announcing = Announcing::new(&ladder, &ANNOUNCING[at]);
        Self { ladder, announcing, laying: LAYING[at], holding: HOLDING[at] }
    }
}

/// What a seat knows of the two top cards: those that it laid from its hand.
pub(super) fn known(lying: &[LyingView], seat: Seat) -> Known {
    let knows = |lying: &&LyingView| lying.by == Some(seat) && lying.from == Some(Source::Hand);
    let mut cards = lying.iter().take(2).filter(knows).filter_map(|lying| lying.card);
    let (one, other) = (cards.next(), cards.next());
    let special = [Card::VIRUS, Card::BOMB, Card::CHANCE];
    if one.into_iter().chain(other).any(|card| special.contains(&card)) {
        return Known::Special;
    }
    match (one, other) {
        (Some(one), Some(other)) => Known::Worth(rank(one, other)),
        (one, _) => Known::Part(one),
    }
}

/// The hand from which these cards were laid.
pub(super) fn hand_before(laid: &[LyingView], rest: Hand) -> Hand {
    let mut hand = rest;
    for lying in laid.iter().filter(|lying| lying.from == Some(Source::Hand)) {
        if let Some(card) = lying.card.filter(|_| hand.len() < MAX_HAND) {
            hand.add(card);
        }
    }
    hand
}

/// How likely a player lays exactly these cards of a hand.
pub(super) fn lays(
    rules: &Rules,
    model: &Model,
    laid: &[LyingView],
    hand: Hand,
    floor: Option<Claim>,
) -> f64 {
    let way = way(laid);
    let likely = laying::chance(rules, &model.ladder, &model.laying, hand, floor, way);
    likely / way.alike(hand).max(1.0)
}

/// Which sources these cards came from, and which cards of the hand they are.
pub(super) fn way(laid: &[LyingView]) -> Way {
    let chosen = laid.iter().filter(|lying| lying.from == Some(Source::Hand));
    let mut chosen = chosen.filter_map(|lying| lying.card);
    match (chosen.next(), chosen.next(), laid.len()) {
        (Some(one), Some(other), _) => Way::Two(one.min(other), one.max(other)),
        (Some(one), None, 2) => Way::OneUnseen(one),
        (Some(one), None, _) => Way::One(one),
        (None, _, 2) => Way::TwoUnseen,
        (None, _, 1) => Way::Unseen,
        _ => Way::Nothing,
    }
}
