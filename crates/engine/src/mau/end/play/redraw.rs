//! A last card that lets nobody be out.

use crate::card::Card;
use crate::mau::cause::Cause;
use crate::mau::rules::Rules;
use crate::mau::sink::Sink;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// `seat` has laid its last `card`, which counts as `shown`: it may have to draw, and plays on. Whoever
    /// can draw nothing is out.
    #[cold]
    pub(in crate::mau) fn redraw(&mut self, seat: Seat, card: Card, shown: Card) {
        let count = self.rules.redrawn(card).max(self.rules.redrawn(shown));
        if count > 0 {
            self.draw_by_rule(seat, count, Cause::Redraw);
        }
    }
}

impl Rules {
    /// How many cards whoever lays this one as the last draws, to play on; 0: none.
    #[must_use]
    pub fn redrawn(&self, card: Card) -> u8 {
        self.redraw[card.index()]
    }
}
