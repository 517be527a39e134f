//! A step of play: what happens to a match from one move, or one deal, to the next.
//!
//! Laying leads to threats, threats to drawing, drawing to calls, and all of them back to the turn.
//! So they are methods of one type, each in the file of its concept, and no file depends on
//! another.

use crate::card_set::CardSet;
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::threat::Threat;
use crate::mau::triggers::Happening;
use crate::seat::Seat;

/// A match being changed, the rules, and the sink for events.
pub(super) struct Step<'a, S> {
    /// The rules in force in this deal.
    pub(super) rules: &'a Rules,
    pub(super) state: &'a mut State,
    pub(super) sink: &'a mut S,
    /// Whether the player of a last card has had to draw or to take up the cards beside the hand
    /// afterwards: laying had left none.
    pub(super) redrew: bool,
}

impl<'a, S: Sink> Step<'a, S> {
    /// A step under rules that are in force.
    #[inline]
    pub(super) fn by(rules: &'a Rules, state: &'a mut State, sink: &'a mut S) -> Self {
        Self { rules, state, sink, redrew: false }
    }

    /// How many cards were left in the hand of `seat` by laying.
    #[inline]
    pub(super) fn left(&self, seat: Seat) -> u32 {
        if self.redrew { 0 } else { self.state.hands[seat.index()].len() }
    }

    /// The seat whose turn has ended, if another turn has begun.
    pub(super) fn turn_from(&mut self) -> Option<Seat> {
        self.sink.fired().and_then(|fired| fired.turn_from)
    }

    /// Notes that the turn of `seat` has ended and another begins.
    #[inline]
    pub(super) fn note_turn_from(&mut self, seat: Seat) {
        if let Some(fired) = self.sink.fired() {
            fired.turn_from = Some(seat);
        }
    }

    /// Whether events set off nothing at the moment.
    pub(super) fn is_quiet(&mut self) -> bool {
        self.sink.fired().is_none_or(|fired| fired.quiet)
    }

    /// Sets whether events set off nothing from now on; returns the previous setting.
    pub(super) fn be_quiet(&mut self, quiet: bool) -> bool {
        self.sink.fired().is_none_or(|fired| std::mem::replace(&mut fired.quiet, quiet))
    }

    /// Notes that the named rule is due for `seat` when the move is done.
    pub(super) fn fire(&mut self, rule: usize, seat: Seat) {
        if let Some(fired) = self.sink.fired() {
            fired.add(rule, seat);
        }
    }

    /// Emits an event, unredacted, and notes what it may set off.
    #[inline]
    pub(super) fn emit(&mut self, event: Event) {
        self.sink.tell(event);
        if S::FOLLOWS
            && let Some(happening) = Happening::of(&event)
        {
            self.note(happening);
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

    /// The rule of the pending threat.
    #[inline]
    pub(super) fn threat(&self) -> &'a Threat {
        &self.rules.threats[usize::from(self.state.threat.rule)]
    }

    /// The cause to report when the pending threat is accepted.
    #[inline]
    pub(super) fn threat_cause(&self) -> Cause {
        let source = self.threat().source;
        if self.state.threat.closing { Cause::Closing(source) } else { Cause::Threat(source) }
    }
}
