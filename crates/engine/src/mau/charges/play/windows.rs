//! Who can be charged, and for how long.

use crate::limits::MAX_CHARGES;
use crate::mau::listener::Sink;
use crate::mau::rules::doc::{ChargeUntil, On};
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// `seat` takes a step of its turn, or lays out of turn: what others can be charged with may lapse.
    pub(in crate::mau) fn note_acting(&mut self, seat: Seat) {
        let kept = &mut self.state.kept.pressed;
        let another = kept.acted != Some(seat);
        for (open, rule) in kept.open.iter_mut().zip(&self.rules.charges) {
            match rule.until {
                ChargeUntil::NextMove => *open = open.and(SeatSet::of(seat)),
                ChargeUntil::OwnTurn if another => open.remove(seat),
                ChargeUntil::OwnTurn => {}
            }
        }
        (kept.acted, kept.by) = (Some(seat), SeatSet::EMPTY);
        kept.judged = [SeatSet::EMPTY; MAX_CHARGES];
    }

    /// `on` has happened to `seat`: it can be charged accordingly.
    pub(in crate::mau) fn chargeable_by(&mut self, on: On, seat: Seat) {
        for (open, rule) in self.state.kept.pressed.open.iter_mut().zip(&self.rules.charges) {
            if rule.on == Some(on) {
                open.add(seat);
            }
        }
    }

    /// A seat that has left the match can neither be charged nor charge anybody.
    pub(in crate::mau) fn forget_charges(&mut self, seat: Seat) {
        let kept = &mut self.state.kept.pressed;
        kept.open.iter_mut().for_each(|open| open.remove(seat));
        kept.judged.iter_mut().for_each(|judged| judged.remove(seat));
        kept.by.remove(seat);
        kept.acted = kept.acted.filter(|acted| *acted != seat);
    }
}
