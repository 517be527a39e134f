//! The rule of thumb: no search, but what a good player at the kitchen table knows.
//!
//! Keep the cards that always fit; stay able to lay; wish what you hold and the others do not;
//! stop and burden whoever is short of cards; keep something against threats; go out in one go
//! where that is possible; get rid of points in time.

mod finish;
mod judge;
mod memory;
mod odds;
mod table;
pub(crate) mod weights;

use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::{Move, Rules, View};
use stammtisch_engine::seat::Seat;

use crate::pace::Pace;
use crate::people::Character;
use crate::random::has_turn;
use crate::talk::Talk;
use crate::{Bot, Thought};
use judge::Judge;
use memory::Memory;
use weights::Weights;

/// Plays by rule of thumb.
pub(crate) struct Regel {
    weights: Weights,
    memory: Memory,
    pace: Pace,
    talk: Talk,
}

impl Regel {
    pub(crate) const NAME: &'static str = "regel";

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        Self {
            weights: Weights::BEST,
            memory: Memory::default(),
            pace: Pace::new(character, Chance::stream(&seed, 1)),
            talk: Talk::new(character, Chance::stream(&seed, 2)),
        }
    }

    /// The best turn move, of equals the first; and what the next seat is then left with.
    fn best(&self, rules: &Rules, view: &View) -> Option<(Move, Option<(Seat, KindSet)>)> {
        let judge = Judge::new(rules, view, &self.weights, &self.memory);
        let mut best = None;
        for mv in view.legal.iter().filter(|mv| mv.is_turn_move()) {
            let value = judge.value(*mv);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((*mv, value));
            }
        }
        best.map(|(mv, _)| (mv, judge.leaves(mv)))
    }
}

impl Bot for Regel {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<Thought> {
        self.memory.look(rules, view);
        if let Some(said) = self.talk.speak_up(view, &mut self.pace) {
            return Some(said);
        }
        if !has_turn(&view.legal) {
            return None;
        }
        let think_ms = self.pace.turn(view);
        let (mv, leaves) = self.best(rules, view)?;
        if let Some(call) = self.talk.before(rules, view, mv) {
            return Some(Thought { mv: Move::Call { call }, think_ms });
        }
        match leaves {
            Some((seat, fits)) => self.memory.ask(rules, view, seat, fits),
            None => self.memory.ask_nothing(),
        }
        Some(Thought { mv, think_ms })
    }
}
