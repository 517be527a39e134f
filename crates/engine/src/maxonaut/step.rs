//! A step of play: what happens to a match from one move to the next. Its parts are methods of one
//! type, each in the file of its concept.

use crate::maxonaut::event::Event;
use crate::maxonaut::hand::Hand;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::State;
use crate::seat::Seat;

/// A match being changed, the rules, and the sink for events.
pub(super) struct Step<'a, S: ?Sized> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'a mut State,
    pub(super) sink: &'a mut S,
}

impl<'a, S: FnMut(Event) + ?Sized> Step<'a, S> {
    #[inline]
    pub(super) const fn new(rules: &'a Rules, state: &'a mut State, sink: &'a mut S) -> Self {
        Self { rules, state, sink }
    }

    /// Emits an event, unredacted.
    #[inline]
    pub(super) fn emit(&mut self, event: Event) {
        (self.sink)(event);
    }

    #[inline]
    pub(super) const fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.state.hands[seat.index()]
    }
}
