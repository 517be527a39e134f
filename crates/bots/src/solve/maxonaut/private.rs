//! What one player alone knows.

use super::hand::Hand;
use super::pattern::{LayPattern, Source};

/// A player's hand and own cards among the top two: the digits of the upper and the lower one, 0 where the
/// card is not the player's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Private {
    pub(super) hand: Hand,
    pub(super) top: [u8; 2],
}

impl Private {
    /// What it can become by laying by this pattern: one entry for each choice of digits, in order of the
    /// digits from the lower card to the upper.
    pub(super) fn lays(self, pattern: LayPattern) -> Vec<Self> {
        pattern.cards().iter().fold(vec![self], |ways, source| {
            ways.into_iter().flat_map(|way| way.lays_one(*source)).collect()
        })
    }

    fn lays_one(self, source: Source) -> Vec<Self> {
        let [upper, _] = self.top;
        match source {
            Source::Unseen => vec![Self { top: [0, upper], ..self }],
            Source::Hand => {
                let digits = self.hand.digits();
                let laid = |digit| Self { hand: self.hand.without(digit), top: [digit, upper] };
                digits.map(laid).collect()
            }
        }
    }

    /// What it becomes when the other player lays by this pattern.
    pub(super) fn covered(self, pattern: LayPattern) -> Self {
        let top = pattern.cards().iter().fold(self.top, |[upper, _], _| [0, upper]);
        Self { top, ..self }
    }
}
