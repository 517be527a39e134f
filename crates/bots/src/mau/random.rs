//! Plays any legal move: the lowest yardstick, and a way through every corner of the rules.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::GameView;
use stammtisch_engine::mau::{Mau, Move, Rules, View};

use crate::Bot;
use crate::mau::BotDecision;
use crate::mau::persona::deal_hands;

/// It does something irregular once in this many times.
const IRREGULAR: u32 = 12;

/// Plays any legal move, each equally likely; acts out of turn only now and then, and now and then cheats. It
/// never makes a wrong catch and charges nobody: that only costs.
pub(crate) struct Random {
    chance: Chance,
}

impl Random {
    pub(crate) const NAME: &'static str = "random";

    pub(crate) fn new(seed: Seed) -> Self {
        Self { chance: Chance::stream(&seed, 0) }
    }
}

impl Bot<Mau> for Random {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, _: &Rules, view: &View) -> Option<BotDecision> {
        let irregular: Vec<_> = view
            .irregular
            .iter()
            .filter(|mv| !matches!(mv, Move::Catch { .. } | Move::Charge { .. }))
            .copied()
            .collect();
        let is_irregular = !irregular.is_empty() && self.chance.below(IRREGULAR) == 0;
        let moves = if is_irregular { &irregular } else { &view.legal };
        if moves.is_empty() || (!view.has_turn() && self.chance.below(2) == 0) {
            return None;
        }
        let any = moves[self.chance.below(moves.len() as u32) as usize];
        let mv = deal_hands(&mut self.chance, view).unwrap_or(any);
        Some(BotDecision::new(mv, 600 + self.chance.below(1200)))
    }
}
