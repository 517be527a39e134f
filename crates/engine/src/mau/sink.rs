//! Implementations of `Sink`, which receives the events of a step: one for rules under which events
//! can have consequences, and cheaper ones for rules under which they cannot.
//!
//! A step is compiled once for each of them, here: callers pass a `dyn` and do not compile the game again.

use super::listener::Sink;
use crate::mau::effects::Fired;
use crate::mau::event::Event;
use crate::mau::moves::Move;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::Seat;

/// For rules without consequences: passes the events on.
struct Told<'a>(&'a mut dyn FnMut(Event));

impl Sink for Told<'_> {
    const FOLLOWS: bool = false;

    #[inline]
    fn tell(&mut self, event: Event) {
        (self.0)(event);
    }

    #[inline]
    fn fired(&mut self) -> Option<&mut Fired> {
        None
    }
}

/// For rules without consequences: drops the events, for playouts by the million.
pub(super) struct Untold;

impl Sink for Untold {
    const FOLLOWS: bool = false;

    #[inline]
    fn tell(&mut self, _: Event) {}

    #[inline]
    fn fired(&mut self) -> Option<&mut Fired> {
        None
    }
}

/// For rules under which events may have consequences.
pub(super) struct Following<'a> {
    sink: &'a mut dyn FnMut(Event),
    fired: Fired,
}

impl<'a> Following<'a> {
    pub(super) fn new(sink: &'a mut dyn FnMut(Event)) -> Self {
        Self { sink, fired: Fired::NOTHING }
    }
}

impl Sink for Following<'_> {
    const FOLLOWS: bool = true;

    fn tell(&mut self, event: Event) {
        (self.sink)(event);
    }

    fn fired(&mut self) -> Option<&mut Fired> {
        Some(&mut self.fired)
    }
}

/// Begins a deal under the rules in force in it.
pub(super) fn deal(rules: &Rules, state: &mut State, sink: &mut dyn FnMut(Event)) {
    if rules.follows {
        Step::by(rules, state, &mut Following::new(sink)).deal();
    } else {
        Step::by(rules, state, &mut Told(sink)).deal();
    }
}

/// Makes a legal move under the rules in force.
pub(super) fn apply(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    mv: Move,
    sink: &mut dyn FnMut(Event),
) {
    if rules.follows {
        Step::by(rules, state, &mut Following::new(sink)).apply(seat, mv);
    } else {
        Step::by(rules, state, &mut Told(sink)).apply(seat, mv);
    }
}

/// Makes a legal move without reporting events.
pub(super) fn apply_silently(rules: &Rules, state: &mut State, seat: Seat, mv: Move) {
    if rules.follows {
        following_silently(rules, state, seat, mv);
    } else {
        Step::by(rules, state, &mut Untold).apply(seat, mv);
    }
}

/// Takes a seat out of the match under the rules in force; returns whether that was possible.
pub(super) fn withdraw(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    sink: &mut dyn FnMut(Event),
) -> bool {
    Step::by(rules, state, &mut Following::new(sink)).withdraw(seat)
}

#[cold]
#[inline(never)]
fn following_silently(rules: &Rules, state: &mut State, seat: Seat, mv: Move) {
    Step::by(rules, state, &mut Following::new(&mut |_| {})).apply(seat, mv);
}
