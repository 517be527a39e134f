//! Turns that a seat is to miss (skips).

use crate::limits::MAX_MISSES;
use crate::mau::state::State;
use crate::seat::Seat;

impl State {
    /// `seat` misses this many more turns.
    pub(in crate::mau) fn add_misses(&mut self, seat: Seat, turns: u8) {
        let first = u8::from(turns > 0 && !self.misses.has(seat));
        if turns > 0 {
            self.misses.add(seat);
        }
        let more = &mut self.kept.more_misses[seat.index()];
        *more = more.saturating_add(turns - first).min(MAX_MISSES);
    }

    /// `seat` has missed one of the turns that it was to miss.
    #[inline]
    pub(in crate::mau) fn drop_miss(&mut self, seat: Seat) {
        let more = &mut self.kept.more_misses[seat.index()];
        if *more > 0 {
            *more -= 1;
        } else {
            self.misses.remove(seat);
        }
    }

    /// `seat` misses no more turns.
    pub(in crate::mau) fn drop_all_misses(&mut self, seat: Seat) {
        self.misses.remove(seat);
        self.kept.more_misses[seat.index()] = 0;
    }
}
