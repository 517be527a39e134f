//! When a team is out, and in which place.

use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

impl State {
    /// The index, in the order of going out, at which the team of `seat` was out; none if it is not out.
    pub(in crate::mau) fn team_out_at(&self, rules: &Rules, seat: Seat) -> Option<usize> {
        let team = rules.teams.of(seat).without(self.withdrawn);
        let order = self.places.as_slice();
        if !rules.teams.all_out {
            return order.iter().position(|other| team.has(*other));
        }
        let out: SeatSet = order.iter().copied().collect();
        if !team.without(out).without(self.knocked_out).is_empty() {
            return None;
        }
        order.iter().rposition(|other| team.has(*other))
    }

    /// The place of the team of `seat` among all teams, from 0; none if it is not out.
    pub(in crate::mau) fn team_place(&self, rules: &Rules, seat: Seat) -> Option<usize> {
        let own = self.team_out_at(rules, seat)?;
        let sooner = |other: Seat| self.team_out_at(rules, other).is_some_and(|at| at < own);
        let before: SeatSet = Seat::first(rules.seats).filter(|other| sooner(*other)).collect();
        Some(rules.teams.count_in(before) as usize)
    }

    /// All seats of teams that are out.
    pub(in crate::mau) fn teams_out(&self, rules: &Rules) -> SeatSet {
        Seat::first(rules.seats).filter(|seat| self.team_out_at(rules, *seat).is_some()).collect()
    }

    /// The seat whose last card put the first team out. Without teams: the first out.
    pub(in crate::mau) fn first_out(&self, rules: &Rules) -> Option<Seat> {
        let order = self.places.as_slice();
        if !rules.teams.any {
            return order.first().copied();
        }
        let at = Seat::first(rules.seats).filter_map(|seat| self.team_out_at(rules, seat)).min()?;
        order.get(at).copied()
    }
}
