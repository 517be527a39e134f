//! How a seat stands in the match, and who stands best.

use crate::mau::conditions::has;
use crate::mau::points;
use crate::mau::rules::Rules;
use crate::mau::standing::{AskedStanding, DealsWon};
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

impl AskedStanding {
    /// Whether the conditions hold for `seat`.
    pub(in crate::mau) fn holds(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        let score = || points::so_far(rules, state, seat).max(0).unsigned_abs();
        let tally = &state.tally;
        self.score.is_none_or(|asked| has(Some(asked), score()))
            && has(self.won, tally.won[seat.index()].into())
            && self.won_in_a_row.is_none_or(|asked| has(Some(asked), tally.in_a_row(rules, seat)))
            && has(self.dealt, state.kept.dealt[seat.index()].into())
    }
}

impl DealsWon {
    /// Counts a deal won by `seat`, or by nobody.
    pub(in crate::mau) fn count(&mut self, rules: &Rules, seat: Option<Seat>) {
        let again =
            self.last.is_some_and(|last| seat.is_some_and(|seat| rules.teams.of(last).has(seat)));
        self.row = if again { self.row.saturating_add(1) } else { u8::from(seat.is_some()) };
        self.last = seat;
        for seat in seat.map_or(SeatSet::EMPTY, |seat| rules.teams.of(seat)) {
            let won = &mut self.won[seat.index()];
            *won = won.saturating_add(1);
        }
    }

    pub(super) fn in_a_row(&self, rules: &Rules, seat: Seat) -> u32 {
        let own = self.last.is_some_and(|last| rules.teams.of(last).has(seat));
        if own { self.row.into() } else { 0 }
    }
}

/// The seats that stand best in the match, or worst; none while all stand the same.
pub(in crate::mau) fn ahead(rules: &Rules, state: &State, best: bool) -> SeatSet {
    let seats = || Seat::first(rules.seats).filter(|seat| !state.knocked_out.has(*seat));
    let stands = |seat: Seat| {
        let stands = points::stands(rules, state, seat);
        if best { stands } else { -stands }
    };
    let most = seats().map(stands).max();
    let first: SeatSet = seats().filter(|seat| Some(stands(*seat)) == most).collect();
    if first.len() == seats().count() as u32 { SeatSet::EMPTY } else { first }
}
