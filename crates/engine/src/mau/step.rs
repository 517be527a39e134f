//! A step in play: what happens to a match from one move, or one deal, to the next.
//!
//! Laying leads to threats, threats to drawing, drawing to calls, and all of them back to the turn.
//! So they are methods of one value, each in the file of its concept, and no file needs another.

use crate::card_set::CardSet;
use crate::mau::dimensions::Dimension;
use crate::mau::effects::Fired;
use crate::mau::event::Event;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::threat::Threat;
use crate::seat::Seat;

/// A match that is changing, by which rules, and who is told.
pub(super) struct Step<'a, S> {
    /// Those in force in this deal.
    pub(super) rules: &'a Rules,
    pub(super) state: &'a mut State,
    pub(super) sink: &'a mut S,
    /// What it has set off so far.
    pub(super) fired: Fired,
}

impl<'a, S: FnMut(Event)> Step<'a, S> {
    /// A step of the present deal of `state`.
    #[inline]
    pub(super) fn new(rules: &'a Rules, state: &'a mut State, sink: &'a mut S) -> Self {
        Self::by(rules.in_force(state.deal), state, sink)
    }

    /// A step by rules that are in force.
    #[inline]
    pub(super) fn by(rules: &'a Rules, state: &'a mut State, sink: &'a mut S) -> Self {
        Self { rules, state, sink, fired: Fired::NOTHING }
    }

    /// Tells the truth about what has just happened.
    #[inline]
    pub(super) fn emit(&mut self, event: Event) {
        (self.sink)(event);
        if self.rules.uses.has(Dimension::Triggers) {
            self.note(&event);
        }
    }

    #[inline]
    pub(super) const fn hand(&self, seat: Seat) -> CardSet {
        self.state.hands[seat.index()]
    }

    #[inline]
    pub(super) const fn hand_mut(&mut self, seat: Seat) -> &mut CardSet {
        &mut self.state.hands[seat.index()]
    }

    /// The rule of the threat that stands.
    #[inline]
    pub(super) fn threat(&self) -> &'a Threat {
        &self.rules.threats[usize::from(self.state.threat.rule)]
    }
}
