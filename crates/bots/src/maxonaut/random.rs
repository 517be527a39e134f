//! Plays any legal move: the lowest yardstick, and a way through every corner of the rules.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::maxonaut::{Maxonaut, Rules, View};

use crate::Bot;
use crate::maxonaut::BotDecision;
use crate::maxonaut::persona::Persona;
use crate::maxonaut::personas::Character;

/// It makes a slip of the tongue once in this many times.
const SLIPS: u32 = 12;

/// Plays any legal move, each equally likely, and now and then says the digits the wrong way round.
pub(crate) struct Random {
    chance: Chance,
    habits: Persona,
}

impl Random {
    pub(crate) const NAME: &'static str = "random";

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        Self { chance: Chance::stream(&seed, 0), habits: Persona::new(character, &seed) }
    }
}

impl Bot<Maxonaut> for Random {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, _: &Rules, view: &View) -> Option<BotDecision> {
        let Self { chance, habits } = self;
        habits.decide(view, || {
            let slips = !view.irregular.is_empty() && chance.below(SLIPS) == 0;
            let moves = if slips { &view.irregular } else { &view.legal };
            moves.get(chance.below(moves.len() as u32) as usize).copied()
        })
    }
}
