//! Maxonaut, reduced so that it can be solved exactly.

mod build;
mod hand;
mod ladder;
mod pattern;
mod private;
mod size;

pub use pattern::LayPattern;

use super::{SequenceForm, Size, SizeError};
use crate::limits::MOST_CHOICES;

/// One round between two players with few digits, no special cards and an endless deck.
///
/// Every card is any of the digits with the same probability. The opener draws a hand, lays two cards of it
/// in an order of their choice and announces any value. The other player doubts or believes. After a doubt
/// the top two cards are turned up: if they are worth the announcement, the doubter loses one point,
/// otherwise the announcer does. A player who believes fills up the hand, lays by one of the patterns and
/// announces a higher value. The highest value must be doubted.
///
/// As no card ever comes back, what a player once held says nothing about the other's cards, and one's own
/// buried cards no longer matter. So a player's information set is what has been laid and said openly, the
/// hand, and the player's own cards among the top two: this loses nothing, and is far smaller than perfect
/// recall.
#[derive(Clone, Debug)]
pub struct ReducedMaxonaut {
    digits: u8,
    hand: u8,
    /// In the order of [`LayPattern::ALL`], each once.
    patterns: Vec<LayPattern>,
}

impl ReducedMaxonaut {
    /// Fewest and most digits.
    pub const DIGITS: [u8; 2] = [2, 9];
    /// Fewest and most cards in hand.
    pub const HAND: [u8; 2] = [2, 8];

    /// A game with digits from 1 to `digits`, hands of `hand` cards and these patterns, in any order, for the
    /// player who answers. The opener always lays two from the hand.
    ///
    /// # Errors
    /// If a number is out of bounds, there is no pattern, or the game is too large.
    pub fn new(digits: u8, hand: u8, patterns: &[LayPattern]) -> Result<Self, SizeError> {
        for (what, number, [least, most]) in
            [("digits", digits, Self::DIGITS), ("cards in hand", hand, Self::HAND)]
        {
            if !(least..=most).contains(&number) {
                return Err(SizeError::Bounds { what, least, most });
            }
        }
        let allowed = LayPattern::ALL.into_iter().filter(|pattern| patterns.contains(pattern));
        let game = Self { digits, hand, patterns: allowed.collect() };
        if game.patterns.is_empty() {
            return Err(SizeError::NoPattern);
        }
        let (choices, most) = (size::choices(&game), MOST_CHOICES);
        if choices > most {
            return Err(SizeError::TooLarge { choices, most });
        }
        Ok(game)
    }

    /// The patterns by which the player who answers may lay, in order.
    #[must_use]
    pub fn patterns(&self) -> &[LayPattern] {
        &self.patterns
    }

    /// Builds the sequence form.
    #[must_use]
    pub fn compile(&self) -> (SequenceForm, Size) {
        build::build(self)
    }
}
