//! Compiled teams: the partners of each seat.

use crate::limits::MAX_SEATS;
use crate::mau::rules::doc::{HouseRules, Seating, TeamOut, TeamsOf};
use crate::seat::{Seat, SeatSet};

/// The teams. Without teams everybody is a team of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Teams {
    /// For each seat, all seats of its team, itself included.
    of: [SeatSet; MAX_SEATS],
    /// For each seat, the partners that nothing it does may hit.
    spared: [SeatSet; MAX_SEATS],
    /// Whether anybody has a partner.
    pub(in crate::mau) any: bool,
    /// Whether a team is out only when all of its players are.
    pub(in crate::mau) all_out: bool,
}

/// How many teams `seats` players make; none if they do not divide into equal teams of two or more.
pub(super) fn teams(of: TeamsOf, seats: u8) -> Option<u8> {
    let count = match of {
        TeamsOf::Size(size) if size > 0 && seats.is_multiple_of(size) => seats / size,
        TeamsOf::Count(count) if count > 0 && seats.is_multiple_of(count) => count,
        _ => return None,
    };
    (count >= 2 && seats / count >= 2).then_some(count)
}

impl Teams {
    pub(in crate::mau) fn compile(doc: &HouseRules, seats: u8) -> Self {
        let alone = std::array::from_fn(|seat| SeatSet::of(Seat(seat as u8)));
        let nobody = [SeatSet::EMPTY; MAX_SEATS];
        let mut compiled = Self { of: alone, spared: nobody, any: false, all_out: false };
        let Some(rule) = &doc.teams else { return compiled };
        let Some(count) = teams(rule.of, seats) else { return compiled };
        let team = |seat: Seat| match rule.seating {
            Seating::Across => seat.0 % count,
            Seating::Beside => seat.0 / (seats / count),
        };
        for seat in Seat::first(seats) {
            let own: SeatSet = Seat::first(seats).filter(|it| team(*it) == team(seat)).collect();
            compiled.of[seat.index()] = own;
            if rule.spared {
                compiled.spared[seat.index()] = own.without(SeatSet::of(seat));
            }
        }
        compiled.any = true;
        compiled.all_out = rule.out == TeamOut::All;
        compiled
    }

    /// The team of `seat`, including itself.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> SeatSet {
        self.of.get(seat.index()).copied().unwrap_or_default()
    }

    /// The partners that nothing `seat` does may hit.
    #[inline]
    pub(in crate::mau) fn spared(&self, seat: Seat) -> SeatSet {
        self.spared.get(seat.index()).copied().unwrap_or_default()
    }

    /// How many teams have a player among `seats`.
    pub(in crate::mau) fn count_in(&self, mut seats: SeatSet) -> u32 {
        let mut count = 0;
        while let Some(seat) = seats.next() {
            seats = seats.without(self.of(seat));
            count += 1;
        }
        count
    }

    /// All seats of the teams with a player among `seats`.
    pub(in crate::mau) fn with_partners(&self, seats: SeatSet) -> SeatSet {
        seats.fold(SeatSet::EMPTY, |all, seat| all.or(self.of(seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_make_teams_of_two_or_more_or_none() {
        assert_eq!(teams(TeamsOf::Size(2), 6), Some(3));
        assert_eq!(teams(TeamsOf::Size(3), 6), Some(2));
        assert_eq!(teams(TeamsOf::Count(2), 6), Some(2));
        assert_eq!(teams(TeamsOf::Size(2), 5), None);
        assert_eq!(teams(TeamsOf::Size(2), 2), None);
        assert_eq!(teams(TeamsOf::Count(4), 4), None);
        assert_eq!(teams(TeamsOf::Size(0), 4), None);
    }
}
