//! The call without which nobody goes out: made in one turn, it counts in the next.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// `seat` does nothing more in this turn: a last call that it made counts in the next.
    #[cold]
    pub(in crate::mau) fn last_call_stands(&mut self, seat: Seat) {
        let Some(call) = self.rules.last_call else { return };
        let announced = &mut self.state.announced[usize::from(call)];
        if announced.has(seat) {
            announced.remove(seat);
            self.state.kept.ready.add(seat);
        }
    }

    /// The turn for which it was made is over: a seat that has not gone out pays for having made it.
    #[cold]
    pub(in crate::mau) fn last_call_is_over(&mut self, seat: Seat) {
        let Some(call) = self.rules.last_call.filter(|_| self.state.kept.ready.has(seat)) else {
            return;
        };
        self.state.kept.ready.remove(seat);
        let cards = self.rules.calls[usize::from(call)].false_penalty;
        if cards > 0 && !self.hand(seat).is_empty() {
            self.emit(Event::FalseCall { seat, call });
            self.fine(seat, cards, 0, Cause::FalseCall(call));
        }
    }
}

/// Whether the call is worth making now: at most two cards are left, or all can be laid together.
pub(super) fn is_near(rules: &Rules, state: &State, seat: Seat) -> bool {
    let hand = state.hands[seat.index()];
    let kinds = hand.kinds();
    let rank = kinds.into_iter().next().and_then(Card::rank);
    let alike = rank.is_some_and(|rank| kinds.without(KindSet::rank(rank)).is_empty());
    hand.len() <= 2 || (rules.together.is_some() && alike)
}
