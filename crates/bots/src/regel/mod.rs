//! The rule of thumb: no search, but what a good player at the kitchen table knows.
//!
//! Keep the cards that always fit; stay able to lay; wish what you hold and the others do not;
//! stop and burden whoever is short of cards; keep something against threats; go out in one go
//! where that is possible; get rid of points in time.

mod finish;
mod judge;
mod odds;
mod table;
pub(crate) mod weights;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::{Move, Rules, View};

use crate::pace::Pace;
use crate::people::Character;
use crate::random::has_turn;
use crate::talk::Talk;
use crate::{Bot, Thought};
use judge::Judge;
use weights::Weights;

/// Plays by rule of thumb.
pub(crate) struct Regel {
    weights: Weights,
    pace: Pace,
    talk: Talk,
}

impl Regel {
    pub(crate) const NAME: &'static str = "regel";

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        Self {
            weights: Weights::BEST,
            pace: Pace::new(character, Chance::stream(&seed, 1)),
            talk: Talk::new(character, Chance::stream(&seed, 2)),
        }
    }

    /// The best turn move; of equals the first.
    fn best(&self, rules: &Rules, view: &View) -> Option<Move> {
        let judge = Judge::new(rules, view, &self.weights);
        let mut best = None;
        for mv in view.legal.iter().filter(|mv| mv.is_turn_move()) {
            let value = judge.value(*mv);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((*mv, value));
            }
        }
        best.map(|(mv, _)| mv)
    }
}

impl Bot for Regel {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<Thought> {
        if let Some(said) = self.talk.speak_up(view, &mut self.pace) {
            return Some(said);
        }
        if !has_turn(&view.legal) {
            return None;
        }
        let think_ms = self.pace.turn(view);
        let mv = self.best(rules, view)?;
        match self.talk.before(rules, view, mv) {
            Some(call) => Some(Thought { mv: Move::Call { call }, think_ms }),
            None => Some(Thought { mv, think_ms }),
        }
    }
}
