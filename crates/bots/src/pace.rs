//! How long people think. Only what the whole table sees goes in, so that the clock tells nothing
//! about a hand.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::View;
use stammtisch_engine::mau::view::PhaseView;

use crate::people::Character;

/// Nobody reacts faster than this, whatever the character.
const FASTEST_MS: u32 = 350;

/// A person's sense of time.
pub(crate) struct Pace {
    chance: Chance,
    percent: u32,
}

impl Pace {
    pub(crate) const fn new(character: &Character, chance: Chance) -> Self {
        Self { chance, percent: character.pace }
    }

    /// The time for one's turn: a look at the cards, longer for a hand of many.
    pub(crate) fn turn(&mut self, view: &View) -> u32 {
        let cards = view.hand.len().min(12);
        let (least, spread) = match view.phase {
            // The card just drawn is laid or not: there is little to think about.
            PhaseView::Drawn => (450, 500),
            PhaseView::Threat { .. } => (700, 900),
            PhaseView::Together | PhaseView::Target { .. } | PhaseView::Give { .. } => (600, 800),
            _ => (650 + 60 * cards, 700 + 60 * cards),
        };
        self.between(least, spread)
    }

    /// The time until something that somebody else has done or left out is noticed and the hand is
    /// there.
    pub(crate) fn react(&mut self) -> u32 {
        self.between(600, 1900).clamp(600, 2500)
    }

    /// The time to say something along with one's own card.
    pub(crate) fn call(&mut self) -> u32 {
        self.between(400, 500)
    }

    /// The time until something left out comes to mind after all.
    pub(crate) fn recall(&mut self) -> u32 {
        self.between(900, 1600)
    }

    /// From `least` on, mostly soon, sometimes late: the least of two draws.
    fn between(&mut self, least: u32, spread: u32) -> u32 {
        let more = self.chance.below(spread).min(self.chance.below(spread + spread / 2));
        ((least + more) * self.percent / 100).max(FASTEST_MS)
    }
}
