//! What the rules in force say about dealing.

use crate::mau::rules::Rules;

impl Rules {
    /// Cards dealt to each seat; where the dealer chooses, the default.
    #[must_use]
    pub fn hand(&self) -> u8 {
        let (min, max) = self.hand_bounds(u32::from(self.seats));
        self.hand.clamp(min, max)
    }

    /// Fewest and most cards that the dealer may choose for this many seats: one card to turn up and one to
    /// draw must remain (ERF-02).
    #[must_use]
    pub fn hand_bounds(&self, seats: u32) -> (u8, u8) {
        let (min, max) = self.hand_choice.unwrap_or((self.hand, self.hand));
        let most = self.deck.len().saturating_sub(2) / seats.max(1);
        (min, max.min(most as u8).max(min))
    }
}
