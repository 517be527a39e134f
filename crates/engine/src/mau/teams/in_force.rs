//! Partners and teams under the rules in force.

use crate::mau::rules::Rules;
use crate::seat::{Seat, SeatSet};

impl Rules {
    /// The partners of `seat`, without itself; none where there are no teams.
    #[must_use]
    pub fn partners(&self, seat: Seat) -> SeatSet {
        self.teams.of(seat).without(SeatSet::of(seat))
    }

    /// For each seat, the number of its team, from 0; empty where everybody plays alone.
    #[must_use]
    pub fn teams(&self) -> Vec<u8> {
        if !self.teams.any {
            return Vec::new();
        }
        let first = |seat: Seat| self.teams.of(seat).next().unwrap_or(seat);
        let leads = |seat: &Seat| first(*seat) == *seat;
        let number = |seat: Seat| {
            Seat::first(self.seats).filter(leads).position(|lead| lead == first(seat)).unwrap_or(0)
        };
        Seat::first(self.seats).map(|seat| number(seat) as u8).collect()
    }
}
