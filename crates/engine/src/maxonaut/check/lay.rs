//! Checking moves that lay cards: from the hand, unseen from the draw pile, or none.

use super::Case;
use crate::maxonaut::moves::{Laid, Lay};
use crate::maxonaut::refusal::Refusal;

impl Case<'_> {
    /// Checks laying no card, one or two, in the order in which they are laid.
    pub(super) fn lay(self, cards: Lay) -> Result<(), Refusal> {
        self.holds(cards.cards().filter_map(|laid| match laid {
            Laid::Hand(card) => Some(card),
            Laid::Unseen => None,
        }))?;
        let unseen = cards.cards().filter(|laid| *laid == Laid::Unseen).count();
        let number = cards.cards().count();
        if self.state.history.is_empty() {
            return self.open(number, unseen);
        }
        if unseen > 0 && !self.doc.lay.unseen {
            return Err(Refusal::NotUnseen);
        }
        let reach = if self.doc.lay.unseen { self.reach() } else { 0 };
        let could = usize::from(self.hand().len()) + reach;
        if !self.doc.lay.fewer && number < could.min(2) {
            return Err(Refusal::NotFewer);
        }
        if unseen > reach { Err(Refusal::PileTooSmall) } else { Ok(()) }
    }

    /// A round begins with two cards from the hand, or the whole hand if it has fewer (MAX-14, MAX-21).
    fn open(self, number: usize, unseen: usize) -> Result<(), Refusal> {
        let all = usize::from(self.hand().len()).min(2);
        if unseen == 0 && number == all { Ok(()) } else { Err(Refusal::TwoFromHand) }
    }

    /// How many cards can be drawn: the two top cards of the discard pile stay where they are
    /// (MAX-20, MAX-21).
    fn reach(self) -> usize {
        (self.state.draw_pile.len() + self.state.discards.len()).saturating_sub(2)
    }
}
