//! A last card with which its player is not out.

use crate::card::Card;
use crate::mau::cause::Cause;
use crate::mau::listener::Sink;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// `seat` has laid its last `card`, which counts as `shown`: it may have to draw and play on. If it can
    /// draw nothing, it is out.
    #[cold]
    pub(in crate::mau) fn redraw(&mut self, seat: Seat, card: Card, shown: Card) {
        let redrawn = &self.rules.redraw;
        let count = redrawn[card.index()].max(redrawn[shown.index()]);
        if count > 0 {
            self.draw_by_rule(seat, count, Cause::Redraw);
            self.redrew = true;
        }
    }
}
