//! How long people think at Mau-Mau.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::View;
use stammtisch_engine::mau::view::PhaseView;

use crate::pace;
use crate::personas::Person;

/// A person's sense of time.
pub(crate) struct Pace(pace::Pace);

impl Pace {
    pub(crate) const fn new(person: &Person, chance: Chance) -> Self {
        Self(pace::Pace::new(person, chance))
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
        self.0.between_ms(least, spread)
    }

    /// The time until something that somebody else has done or left out is noticed and the hand is
    /// there.
    pub(crate) fn react(&mut self) -> u32 {
        self.0.between_ms(600, 1900).clamp(600, 2500)
    }

    /// The time until it is understood that everybody is to press, and the hand is there: people read
    /// what comes up first.
    pub(crate) fn press(&mut self) -> u32 {
        self.0.between_ms(900, 2300).clamp(900, 3200)
    }

    /// The time to say something along with one's own card.
    pub(crate) fn call(&mut self) -> u32 {
        self.0.between_ms(400, 500)
    }

    /// The time until something left out comes to mind after all.
    pub(crate) fn recall(&mut self) -> u32 {
        self.0.between_ms(900, 1600)
    }
}
