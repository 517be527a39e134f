//! Other worlds, for tests that compare them.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::game::Game;
use stammtisch_engine::mau::event::Event;
use stammtisch_engine::maxonaut;
use stammtisch_engine::seat::Seat;

use super::one::Match;
use super::{GameTruth, Running};

impl<G: Game> Match<G> {
    fn dealt_anew(&self, viewer: Option<Seat>, chance: &mut Chance) -> Self {
        let state = Box::new(G::resample(&self.rules, &self.state, viewer, chance));
        Self { rules: self.rules.clone(), state }
    }
}

impl Running {
    /// The same with everything dealt anew that a viewer cannot know.
    pub(crate) fn dealt_anew(&self, viewer: Option<Seat>, chance: &mut Chance) -> Self {
        match self {
            Self::Mau(game) => Self::Mau(game.dealt_anew(viewer, chance)),
            Self::Maxonaut(game) => Self::Maxonaut(game.dealt_anew(viewer, chance)),
        }
    }

    /// What was dealt, as it was dealt in this world: true as long as nobody has done anything.
    pub(crate) fn deal_in_truth(&self, truth: &mut GameTruth) {
        match (self, truth) {
            (Self::Mau(game), GameTruth::Mau(Event::Dealt { seat, cards })) => {
                let hand = game.view(Some(*seat)).hand;
                if hand.len() == cards.len() {
                    *cards = hand;
                }
            }
            (Self::Maxonaut(game), GameTruth::Maxonaut(maxonaut::Event::Drew { seat, cards })) => {
                let hand = game.view(Some(*seat)).hand;
                if hand.len() == cards.len() {
                    *cards = hand;
                }
            }
            _ => {}
        }
    }
}
