//! Maxonaut: a card looks like a number, or like a field of a message.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::game::Opening;
use stammtisch_engine::maxonaut::{Card, Maxonaut, Move, Rules};
use stammtisch_engine::seat::Seat;

use super::{Cards, Hiding};
use crate::known::Known;

impl Hiding for Maxonaut {
    type Truth = Known;

    const ANYWHERE: bool = false;

    fn started(rules: &Rules, opening: Opening) -> Known {
        Known::start(rules, opening.seed, opening.dealer)
    }

    fn moved(truth: &mut Known, seat: Seat, mv: Move) {
        truth.play(seat, mv);
    }

    fn lies(truth: &Known, viewer: Option<Seat>) -> Cards {
        truth.to(viewer).iter().map(ToString::to_string).collect()
    }

    fn card(word: &str) -> Option<String> {
        word.parse().ok().map(|card: Card| card.to_string())
    }

    fn named(_: Move) -> Option<String> {
        None
    }

    fn blind(chance: &mut Chance) -> Move {
        [Move::Believe, Move::Doubt, Move::Accept][chance.below(3) as usize]
    }
}
