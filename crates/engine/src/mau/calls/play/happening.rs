//! Calls that fall due by an event other than laying a card.

use crate::limits::MAX_SEATS;
use crate::mau::listener::Sink;
use crate::mau::rules::doc::On;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// `on` has happened to `seat`: the calls for it fall due.
    pub(in crate::mau) fn calls_due_by(&mut self, on: On, seat: Seat, drawn: u8) {
        let left = self.hand(seat).len();
        for (index, call) in self.rules.calls.iter().enumerate() {
            let held = call.at.is_none_or(|at| u32::from(at) == left);
            if call.on == Some(on) && held && self.state.playing.has(seat) {
                self.owe_call(seat, index, drawn);
            }
        }
    }

    /// After the move: calls that are due when a hand grows or shrinks to a number of cards.
    pub(in crate::mau) fn calls_due_by_hands(&mut self, before: &[u8; MAX_SEATS]) {
        for (index, call) in self.rules.calls.iter().enumerate() {
            let Some(at) = call.at.map(u32::from) else { continue };
            for seat in self.state.playing {
                let (was, is) = (u32::from(before[seat.index()]), self.hand(seat).len());
                let comes = match call.on {
                    Some(On::HandGrows) => was < at && is == at,
                    Some(On::HandShrinks) => was > at && (is == at || (call.through && is < at)),
                    _ => false,
                };
                if comes {
                    self.owe_call(seat, index, 0);
                }
            }
        }
    }
}
