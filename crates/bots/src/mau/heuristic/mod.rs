//! The rule-of-thumb bot: no search, but what a good player at the kitchen table knows.
//!
//! Keep the cards that always fit; stay able to lay; wish for what you hold and the others do not; stop and
//! burden players who are short of cards; keep something against threats; go out in one turn where that is
//! possible; get rid of points in time.

mod answer;
mod finish;
mod judge;
mod lay;
mod memory;
mod odds;
mod table;
pub(crate) mod weights;

pub(in crate::mau) use finish::fitting;
pub(in crate::mau) use judge::flexibility;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::GameView;
use stammtisch_engine::mau::{Mau, Move, Rules, View};

use crate::Bot;
use crate::mau::BotDecision;
use crate::mau::cheating::Trick;
use crate::mau::persona::Persona;
use crate::mau::personas::Character;
use judge::Judge;
use memory::Memory;
use weights::Weights;

/// Plays by rule of thumb.
pub(crate) struct Heuristic {
    weights: Weights,
    memory: Memory,
    habits: Persona,
}

impl Heuristic {
    pub(crate) const NAME: &'static str = "regel";

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        let habits = Persona::new(character, &seed);
        Self { weights: Weights::BEST, memory: Memory::default(), habits }
    }

    /// The best turn move; a cheat if the bot tries one and it helps.
    fn best(&mut self, rules: &Rules, view: &View) -> Option<Move> {
        let trick = self.habits.trick(view);
        let judge = Judge::new(rules, view, &self.weights, &self.memory);
        let (honest, worth) = best_of(&judge, view.legal.iter())?;
        let tricks = view.irregular.iter().filter(|mv| trick.is_some() && Trick::of(**mv) == trick);
        let cheat = best_of(&judge, tricks);
        let cheat = cheat.filter(|(_, more)| *more > worth + self.weights.honest);
        let mv = cheat.map_or(honest, |(mv, _)| mv);
        let leaves = judge.leaves(mv);
        match leaves {
            Some((seat, fits)) => self.memory.ask(rules, view, seat, fits),
            None => self.memory.ask_nothing(),
        }
        Some(mv)
    }

    /// The best card to lay out of turn, if that is better than waiting.
    fn jump_in(&self, rules: &Rules, view: &View) -> Option<Move> {
        let judge = Judge::new(rules, view, &self.weights, &self.memory);
        let (mv, worth) = best_of(&judge, view.legal.iter())?;
        (worth + self.weights.jump > judge.value(Move::Pass)).then_some(mv)
    }
}

/// The best of these turn moves; the first among equals.
fn best_of<'a>(judge: &Judge<'_>, moves: impl Iterator<Item = &'a Move>) -> Option<(Move, f32)> {
    let mut best: Option<(Move, f32)> = None;
    for mv in moves.filter(|mv| mv.is_turn_move()) {
        let value = judge.value(*mv);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((*mv, value));
        }
    }
    best
}

impl Bot<Mau> for Heuristic {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        let rules = rules.in_force(view.deal);
        self.memory.look(rules, view);
        if let Some(said) = self.habits.speak_up(rules, view) {
            return Some(said);
        }
        if let Some(answered) = self.habits.answers(rules, view) {
            return Some(answered);
        }
        if !view.has_turn() {
            let think_ms = self.habits.jumps_in(view)?;
            return self.jump_in(rules, view).map(|mv| BotDecision::new(mv, think_ms));
        }
        let think_ms = self.habits.think(view);
        let dealt = self.habits.deals(view);
        let mv = dealt.or_else(|| self.best(rules, view))?;
        let thought = self.habits.say_and_do(rules, view, mv, think_ms);
        if thought.mv.is_turn_move() {
            self.memory.note(view, mv);
        } else {
            self.memory.ask_nothing();
        }
        Some(thought)
    }
}
