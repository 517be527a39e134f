//! What the rules in force say about points.

use crate::card::Card;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::PointsTo;

impl Rules {
    /// What a card left in a hand counts.
    #[must_use]
    pub const fn points_of(&self, card: Card) -> i32 {
        self.points[card.index()]
    }

    /// Whether the most points win (else the fewest).
    #[must_use]
    pub fn most_points_win(&self) -> bool {
        self.points_to == PointsTo::Winner
    }
}
