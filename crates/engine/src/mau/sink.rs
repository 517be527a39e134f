//! Who is told of what happens, and steps for each: those of which something can follow, and those of
//! which nothing can, which pay nothing for it.

use crate::mau::effects::Fired;
use crate::mau::event::Event;
use crate::mau::moves::Move;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::Seat;

/// Who is told of what happens in a step.
pub(super) trait Sink {
    /// Whether something can follow of it: patterns or triggers that do something when a move is done.
    const FOLLOWS: bool;

    fn tell(&mut self, event: Event);

    /// What the step has set off so far; none where nothing can be.
    fn fired(&mut self) -> Option<&mut Fired>;
}

/// Nothing follows: those that the presets are played by.
impl<F: FnMut(Event)> Sink for F {
    const FOLLOWS: bool = false;

    #[inline]
    fn tell(&mut self, event: Event) {
        self(event);
    }

    #[inline]
    fn fired(&mut self) -> Option<&mut Fired> {
        None
    }
}

/// Something follows, or may. Any teller is behind it, so the code of such steps is there once.
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

/// Begins a deal by the rules in force in it.
pub(super) fn deal(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    if rules.follows {
        following_deal(rules, state, sink)
    } else {
        Step::by(rules, state, sink).deal()
    }
}

/// Makes a legal move by the rules in force.
#[inline]
pub(super) fn apply(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    mv: Move,
    sink: &mut impl FnMut(Event),
) {
    if rules.follows {
        following_apply(rules, state, seat, mv, sink);
    } else {
        Step::by(rules, state, sink).apply(seat, mv);
    }
}

/// Takes a seat out of the match by the rules in force; says whether that was possible.
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
fn following_deal(rules: &Rules, state: &mut State, sink: &mut dyn FnMut(Event)) {
    Step::by(rules, state, &mut Following::new(sink)).deal();
}

#[cold]
#[inline(never)]
fn following_apply(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    mv: Move,
    sink: &mut dyn FnMut(Event),
) {
    Step::by(rules, state, &mut Following::new(sink)).apply(seat, mv);
}
