//! Thinking times at Maxonaut: as long for a lie as for the truth.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::maxonaut::View;
use stammtisch_engine::maxonaut::view::PhaseView;

use crate::pace;
use crate::personas::Person;

/// The number of announcements in a round after which judging takes no longer.
const LATE: usize = 6;

/// A person's pace at this game.
pub(crate) struct Pace(pace::Pace);

impl Pace {
    pub(crate) const fn new(person: &Person, chance: Chance) -> Self {
        Self(pace::Pace::new(person, chance))
    }

    /// The time for what the seat to act has to do: judging takes longer the higher the round has climbed;
    /// the rest does not depend on the hand.
    pub(crate) fn turn(&mut self, view: &View) -> u32 {
        let announced = view.history.len().min(LATE) as u32;
        let (least, spread) = match view.phase {
            PhaseView::Judge { .. } => (900 + 150 * announced, 1200 + 250 * announced),
            PhaseView::Lay { .. } => (1000, 1600),
            PhaseView::Announce { .. } => (600, 900),
            PhaseView::Trap { .. } | PhaseView::Over { .. } => (900, 900),
        };
        self.0.between_ms(least, spread)
    }
}
