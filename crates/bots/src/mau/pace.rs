//! Thinking times at Mau-Mau.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::View;
use stammtisch_engine::mau::view::PhaseView;

use crate::pace;
use crate::personas::Person;

/// A person's pace at this game.
pub(crate) struct Pace(pace::Pace);

impl Pace {
    pub(crate) const fn new(person: &Person, chance: Chance) -> Self {
        Self(pace::Pace::new(person, chance))
    }

    /// The time for one's turn: a look at the cards, longer for a large hand.
    pub(crate) fn turn(&mut self, view: &View) -> u32 {
        let cards = view.hand.len().min(12);
        let (least, spread) = match view.phase {
            // The card just drawn is laid or not: there is little to think about.
            PhaseView::Drawn => (450, 500),
            PhaseView::Threat { .. } => (700, 900),
            PhaseView::Together | PhaseView::Target { .. } | PhaseView::Give { .. } => (600, 800),
            _ => (650 + 60 * cards, 700 + 60 * cards),
        };
        self.0.between_ms(least, spread)
    }

    /// The time until a player notices what somebody else has done or left out, and reacts.
    pub(crate) fn react(&mut self) -> u32 {
        self.0.between_ms(600, 1900).clamp(600, 2500)
    }

    /// The time until a player understands that everybody is to press, and does: people read first what has
    /// come up.
    pub(crate) fn press(&mut self) -> u32 {
        self.0.between_ms(900, 2300).clamp(900, 3200)
    }

    /// The time to make a call along with one's own card.
    pub(crate) fn call(&mut self) -> u32 {
        self.0.between_ms(400, 500)
    }

    /// The time until a player remembers a call after all.
    pub(crate) fn recall(&mut self) -> u32 {
        self.0.between_ms(900, 1600)
    }
}
