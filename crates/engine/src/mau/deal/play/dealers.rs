//! Who deals next, and who begins then.

use crate::mau::points;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{HandBy, NextDealer, Starter};
use crate::mau::state::State;
use crate::seat::{Direction, Seat};

/// What a seat has done, in the deal that is over or in the match.
#[derive(Clone, Copy)]
enum Did {
    LostIt,
    HoldsMost,
    Leads,
    Trails,
}

impl State {
    /// The seat that deals next. One that is knocked out deals no more.
    pub(in crate::mau) fn next_dealer(&self, rules: &Rules) -> Seat {
        let next =
            |direction| self.seats_after_dealer(direction).find(|seat| self.still_plays(*seat));
        let left = next(Direction::Clockwise).unwrap_or(self.dealer);
        let found = match rules.in_force(self.deal).next_dealer {
            NextDealer::Left => None,
            NextDealer::Right => next(Direction::Counter),
            NextDealer::Stays => Some(self.dealer).filter(|seat| self.still_plays(*seat)),
            NextDealer::Winner => self.who_won(rules),
            NextDealer::Loser => self.who_did(rules, Did::LostIt),
            NextDealer::HoldsMost => self.who_did(rules, Did::HoldsMost),
            NextDealer::Leads => self.who_did(rules, Did::Leads),
            NextDealer::Trails => self.who_did(rules, Did::Trails),
        };
        found.unwrap_or(left)
    }

    /// The seat that begins the next deal, where that depends on the one that is over.
    pub(in crate::mau) fn next_starter(&self, rules: &Rules) -> Option<Seat> {
        match rules.in_force(self.deal + 1).starter {
            Starter::Winner => self.who_won(rules),
            Starter::Loser => self.who_did(rules, Did::LostIt),
            Starter::Leads => self.who_did(rules, Did::Leads),
            Starter::Trails => self.who_did(rules, Did::Trails),
            Starter::Left
            | Starter::Right
            | Starter::WritingHand
            | Starter::Dealer
            | Starter::ByLot
            | Starter::Holder => None,
        }
    }

    /// The seat with the worst result in the deal that is over; of several the next one clockwise after the
    /// dealer, and none where all have the same.
    pub(in crate::mau) fn who_did_worst(&self, rules: &Rules) -> Option<Seat> {
        let all = || self.seats_after_dealer(Direction::Clockwise);
        let mut noted = all().filter(|seat| self.still_plays(*seat));
        let noted = noted.by_ref().map(|seat| self.points[seat.index()]);
        let noted: Vec<i32> = noted.collect();
        let alike = noted.iter().all(|points| Some(points) == noted.first());
        self.who_did(rules, Did::LostIt).filter(|_| !alike)
    }

    /// Counts how many cards more or fewer the winner and the loser of this deal are dealt from now on.
    pub(in crate::mau) fn count_cards(&mut self, rules: &Rules, by: &HandBy) {
        let hand = i16::from(rules.hand);
        let (least, most) = (i16::from(by.least) - hand, i16::from(by.most) - hand);
        let did = [(self.who_won(rules), by.won), (self.who_did(rules, Did::LostIt), by.lost)];
        for (seat, more) in did {
            if let Some(seat) = seat {
                let known = &mut self.more_cards[seat.index()];
                *known = (i16::from(*known) + i16::from(more)).clamp(least, most) as i8;
            }
        }
    }

    /// The winner of the deal that is over and the seat that did worst in it, where the next one looks back
    /// on them.
    pub(in crate::mau) fn looked_back_on(&self, rules: &Rules) -> [Option<Seat>; 2] {
        if !rules.in_force(self.deal + 1).looks_back {
            return [None; 2];
        }
        [self.who_won(rules), self.who_did(rules, Did::LostIt)]
    }

    pub(in crate::mau) fn who_won(&self, rules: &Rules) -> Option<Seat> {
        self.first_out(rules).filter(|seat| self.still_plays(*seat))
    }

    /// All seats, from the one after the dealer on.
    pub(in crate::mau) fn seats_after_dealer(
        &self,
        direction: Direction,
    ) -> impl Iterator<Item = Seat> {
        let seats = self.seats;
        (0..seats).scan(self.dealer, move |seat, _| {
            *seat = seat.next(direction, seats);
            Some(*seat)
        })
    }

    fn still_plays(&self, seat: Seat) -> bool {
        !self.knocked_out.has(seat)
    }

    /// Of the seats that play on, the one that `did` fits best; of several the next one clockwise after the
    /// dealer.
    fn who_did(&self, rules: &Rules, did: Did) -> Option<Seat> {
        let sign = if rules.most_points_win() { -1 } else { 1 };
        let counts = |seat: Seat| match did {
            Did::LostIt => sign * self.points[seat.index()],
            Did::HoldsMost => points::held(rules.in_force(self.deal), self, seat),
            Did::Leads => points::stands(rules, self, seat),
            Did::Trails => -points::stands(rules, self, seat),
        };
        let all =
            || self.seats_after_dealer(Direction::Clockwise).filter(|seat| self.still_plays(*seat));
        let most = all().map(counts).max();
        all().find(|seat| Some(counts(*seat)) == most)
    }
}
