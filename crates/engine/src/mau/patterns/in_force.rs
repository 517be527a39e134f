//! Whether the discard pile completes a pattern.

use super::compiled::Pattern;
use crate::mau::conditions::has;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

impl Pattern {
    /// Whether the card on top, laid by `seat`, has completed it: `count` cards were laid together,
    /// leaving `left` in the hand.
    pub(super) fn is_complete(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        count: u8,
        left: u32,
    ) -> bool {
        let pile = state.discard_pile.as_slice();
        let Some(top) = pile.last() else { return false };
        let below = pile.len().checked_sub(2).map(|below| pile[below]);
        self.cards.has(*top)
            && self.onto.is_none_or(|onto| below.is_some_and(|below| onto.has(below)))
            && has(self.together, count.into())
            && has(self.left, left)
            && self.conditions.hold(rules, state, seat)
            && self.row.as_ref().is_none_or(|row| row.is_long(pile))
            && self.lies.as_ref().is_none_or(|lies| lies.is_so(pile))
            && self.sum.as_ref().is_none_or(|sum| sum.comes_out(pile))
    }
}
