//! The card turned up, where it counts as if a seat had laid it.

use crate::card::Card;
use crate::mau::listener::Sink;
use crate::mau::patterns::Acting;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::LaidBy;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// The card turned up counts as laid by the dealer or by the starter: that seat wishes if the card lets
    /// it, and then all follows that follows a card laid on one's own turn.
    pub(in crate::mau) fn lay_first(&mut self, card: Card, starter: Seat) {
        let by = match self.rules.start_laid_by {
            LaidBy::Dealer if starter != self.state.dealer => self.state.before(starter),
            LaidBy::Dealer | LaidBy::Starter => starter,
        };
        self.state.turn = by;
        if self.rules.effects[card.index()].wish.is_some() {
            self.state.phase = Phase::Wish;
        } else {
            self.act_first(card, by);
        }
    }

    /// Carries out what the card does that `seat` counts as having laid. It completes no pattern, and its
    /// player claims nothing that is optional.
    pub(in crate::mau) fn act_first(&mut self, card: Card, seat: Seat) {
        let effect = self.rules.effects[card.index()];
        let acting = Acting { effect, threat_count: 1, reverse_count: 1, by_pattern: false };
        self.state.acting = card;
        self.carry_out(seat, acting, false);
        // No turn in which nothing moved has ended yet.
        self.state.idle = 1;
    }
}
