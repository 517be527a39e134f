//! "Play if you can": any card that can be laid, otherwise draw. The yardstick that a thinking bot has to
//! beat.

use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::GameView;
use stammtisch_engine::mau::{Mau, Move, Play, Rules, View};

use crate::Bot;
use crate::mau::BotDecision;
use crate::mau::cheating::Trick;
use crate::mau::persona::{Persona, first_wish};
use crate::mau::personas::Character;

/// Lays any card that can be laid, and makes its calls.
pub(crate) struct Greedy {
    chance: Chance,
    habits: Persona,
}

impl Greedy {
    pub(crate) const NAME: &'static str = "greedy";

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        Self { chance: Chance::stream(&seed, 0), habits: Persona::new(character, &seed) }
    }

    /// A card that can be laid, each kind equally likely, in any of the ways it can be; otherwise a seat or
    /// card to name, or what has to be done.
    fn any(&mut self, moves: &[Move]) -> Option<Move> {
        let kind_of = |mv: &Move| match mv {
            Move::Play(Play { card, .. }) => Some(*card),
            _ => None,
        };
        let kinds: KindSet = moves.iter().filter_map(kind_of).collect();
        if let Some(card) = kinds.into_iter().nth(self.chance.below(kinds.len()) as usize) {
            return self.one_of(moves, |mv| kind_of(mv) == Some(card));
        }
        let named = |mv: &Move| matches!(mv, Move::Target { .. } | Move::Give { .. });
        let first = || moves.iter().find(|mv| mv.is_turn_move()).copied();
        self.one_of(moves, named).or_else(first)
    }

    fn one_of(&mut self, moves: &[Move], meant: impl Fn(&Move) -> bool) -> Option<Move> {
        let mut those = moves.iter().filter(|mv| meant(mv));
        let at = self.chance.below(those.clone().count() as u32) as usize;
        those.nth(at).copied()
    }

    /// A card that does not fit where no card does, or whatever other trick is tried.
    fn cheat(&mut self, view: &View, honest: Move) -> Option<Move> {
        let trick = self.habits.trick(view)?;
        if trick == Trick::WrongCard && matches!(honest, Move::Play(_)) {
            return None;
        }
        self.one_of(&view.irregular, |mv| Trick::of(*mv) == Some(trick))
    }
}

impl Bot<Mau> for Greedy {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        let rules = rules.in_force(view.deal);
        if let Some(said) = self.habits.speak_up(rules, view) {
            return Some(said);
        }
        if let Some(answered) = self.habits.answers(rules, view) {
            return Some(answered);
        }
        if !view.has_turn() {
            let think_ms = self.habits.jumps_in(view)?;
            return self.any(&view.legal).map(|mv| BotDecision::new(mv, think_ms));
        }
        let think_ms = self.habits.think(view);
        if let Some(mv) = self.habits.deals(view) {
            return Some(BotDecision::new(mv, think_ms));
        }
        if let Some(mv) = first_wish(rules, view) {
            return Some(self.habits.say_and_do(rules, view, mv, think_ms));
        }
        let honest = self.any(&view.legal)?;
        let mv = self.cheat(view, honest).unwrap_or(honest);
        Some(self.habits.say_and_do(rules, view, mv, think_ms))
    }
}
