//! A last card lies on the table until another seat lets it stand (VER-28).

use crate::mau::dimension::Dimension;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Enforced;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::mau::threat::PendingThreat;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Tells of a change if `known` was the seat whose last card lay; returns the seat whose does now.
    #[inline]
    pub(in crate::mau) fn last_card_told(
        &mut self,
        known: Option<Seat>,
        untold: &PendingThreat,
    ) -> Option<Seat> {
        let lies = last_card(self.rules, self.state);
        if lies != known {
            self.tell_last_card(untold);
        }
        lies
    }

    /// A last card lies now, or no longer does. What it threatens with comes only then (VER-28); `untold` is
    /// the threat as it was before.
    #[cold]
    pub(in crate::mau) fn tell_last_card(&mut self, untold: &PendingThreat) {
        match last_card(self.rules, self.state) {
            Some(seat) if !self.state.is_over() => {
                self.emit(Event::LastCard { seat, by: self.state.turn })
            }
            None if self.state.phase == Phase::Threat && untold.is_asked_as(&self.state.threat) => {
                self.announce_threat();
            }
            _ => {}
        }
    }
}

/// Whether a last card lies on the table whose player may still be caught, or accused.
#[inline]
pub(in crate::mau) fn last_card_lies(rules: &Rules, state: &State) -> bool {
    last_card(rules, state).is_some()
}

/// The seat whose last card lies on the table until the seat to act lets it stand (VER-28).
#[inline]
pub(in crate::mau) fn last_card(rules: &Rules, state: &State) -> Option<Seat> {
    if state.waiting.is_empty() {
        return None;
    }
    waiting_card(rules, state)
}

#[inline(never)]
fn waiting_card(rules: &Rules, state: &State) -> Option<Seat> {
    if !(rules.last_card_can_be_caught || rules.uses.has(Dimension::Cheat)) {
        return None;
    }
    let waiting = state.waiting.as_slice().iter().copied();
    waiting.filter(|seat| *seat != state.turn).find(|seat| window_is_open(rules, state, *seat))
}

/// Whether `seat` waits without cards and may still be caught, or accused.
pub(in crate::mau) fn window_is_open(rules: &Rules, state: &State, seat: Seat) -> bool {
    let accusable = rules.uses.has(Dimension::Cheat) && state.accusable.seat == Some(seat);
    let caught = || {
        rules.calls.iter().enumerate().any(|(index, call)| {
            call.is_due_at_the_end()
                && call.enforced == Enforced::CatchUntilNextMove
                && state.open[index].has(seat)
        })
    };
    state.waiting.as_slice().contains(&seat) && (accusable || caught())
}
