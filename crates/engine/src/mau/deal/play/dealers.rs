//! Who deals next.

use crate::mau::points;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::NextDealer;
use crate::mau::state::State;
use crate::seat::{Direction, Seat};

impl State {
    /// Who deals next. Who is knocked out deals no more.
    pub(in crate::mau) fn next_dealer(&self, rules: &Rules) -> Seat {
        let plays = |seat: &Seat| !self.knocked_out.has(*seat);
        let mut clockwise = (0..self.seats).scan(self.dealer, |seat, _| {
            *seat = seat.next(Direction::Clockwise, self.seats);
            Some(*seat)
        });
        let left = clockwise.clone().find(plays).unwrap_or(self.dealer);
        match rules.in_force(self.deal).next_dealer {
            NextDealer::Left => left,
            NextDealer::Right => {
                let mut counter = (0..self.seats).scan(self.dealer, |seat, _| {
                    *seat = seat.next(Direction::Counter, self.seats);
                    Some(*seat)
                });
                counter.find(plays).unwrap_or(left)
            }
            NextDealer::Stays => Some(self.dealer).filter(plays).unwrap_or(left),
            NextDealer::Winner => self.first_out(rules).filter(plays).unwrap_or(left),
            which @ (NextDealer::Loser
            | NextDealer::HoldsMost
            | NextDealer::Leads
            | NextDealer::Trails) => {
                let sign = if rules.most_points_win() { -1 } else { 1 };
                let counts = |seat: &Seat| match which {
                    NextDealer::HoldsMost => points::held(rules.in_force(self.deal), self, *seat),
                    NextDealer::Leads => points::stands(rules, self, *seat),
                    NextDealer::Trails => -points::stands(rules, self, *seat),
                    _ => sign * self.points[seat.index()],
                };
                let most = clockwise.clone().filter(plays).map(|seat| counts(&seat)).max();
                clockwise.find(|seat| plays(seat) && Some(counts(seat)) == most).unwrap_or(left)
            }
        }
    }
}
