//! Any legal move: the lowest measure, and a way through every corner of the rules.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::{Move, Rules, View};

use crate::{Bot, Thought};

/// Plays any legal move, each equally likely; out of turn only now and then.
pub(crate) struct Random {
    chance: Chance,
}

impl Random {
    pub(crate) const NAME: &'static str = "random";

    pub(crate) fn new(seed: Seed) -> Self {
        Self { chance: Chance::stream(&seed, 0) }
    }
}

impl Bot for Random {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, _: &Rules, view: &View) -> Option<Thought> {
        let moves = &view.legal;
        if moves.is_empty() || (!has_turn(moves) && self.chance.below(2) == 0) {
            return None;
        }
        let mv = moves[self.chance.below(moves.len() as u32) as usize];
        Some(Thought { mv, think_ms: 600 + self.chance.below(1200) })
    }
}

/// Whether the game waits for the seat that has these moves.
pub(crate) fn has_turn(moves: &[Move]) -> bool {
    moves.iter().any(|mv| mv.is_turn_move())
}
