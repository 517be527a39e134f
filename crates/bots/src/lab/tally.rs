//! Counts the outcomes of the deals of a lab experiment.

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::{Seat, SeatSet};

use super::game::{How, Noted};
use crate::arena::MatchMoment;

/// The counts of all deals so far.
#[derive(Debug)]
pub(super) struct LabTally {
    seats: u8,
    pub(super) deals: u64,
    /// Deals by how they ended, indexed by [`How`].
    pub(super) ended: [u64; 4],
    /// Moves and seconds of each deal.
    pub(super) moves: Vec<u64>,
    pub(super) seconds: Vec<u64>,
    /// How often a deal was decided on each seat, counted from the first one.
    pub(super) sides: [u64; MAX_SEATS],
    /// By group of cards: hands dealt with it, and how many of those the deal was decided on.
    pub(super) dealt: Vec<[u64; 2]>,
    /// All hands on which a deal was decided.
    pub(super) fallen: u64,
    /// By feature: how often it occurred, and in how many deals.
    pub(super) happened: Vec<[u64; 2]>,
    deal: Deal,
}

/// The deal being played.
#[derive(Debug)]
struct Deal {
    first: Seat,
    begun: MatchMoment,
    /// Groups in each hand, as bits; below, the features seen in the deal.
    holds: [u64; MAX_SEATS],
    seen: Vec<bool>,
    fell_to: SeatSet,
}

impl Deal {
    fn new(first: Seat, begun: MatchMoment, features: usize) -> Self {
        let (holds, fell_to) = ([0; MAX_SEATS], SeatSet::default());
        Self { first, begun, holds, seen: vec![false; features], fell_to }
    }
}

impl LabTally {
    pub(super) fn new(seats: u8, groups: usize, features: usize) -> Self {
        Self {
            seats,
            deals: 0,
            ended: [0; 4],
            moves: Vec::new(),
            seconds: Vec::new(),
            sides: [0; MAX_SEATS],
            dealt: vec![[0; 2]; groups],
            fallen: 0,
            happened: vec![[0; 2]; features],
            deal: Deal::new(Seat(0), MatchMoment::default(), features),
        }
    }

    pub(super) fn note(&mut self, at: MatchMoment, noted: Noted) {
        match noted {
            Noted::Begins(first) => {
                self.deal = Deal::new(first, at, self.happened.len());
            }
            Noted::Holds(seat, group) => self.deal.holds[seat.index()] |= 1 << group,
            Noted::Happens(feature) => {
                self.happened[feature][0] += 1;
                self.deal.seen[feature] = true;
            }
            Noted::Share(seat) => {
                let after = (seat.0 + self.seats - self.deal.first.0) % self.seats;
                self.sides[usize::from(after)] += 1;
                self.deal.fell_to.add(seat);
            }
            Noted::Ends(how) => self.end(at, how),
        }
    }

    fn end(&mut self, at: MatchMoment, how: How) {
        self.deals += 1;
        self.ended[how as usize] += 1;
        self.moves.push(at.moves - self.deal.begun.moves);
        self.seconds.push((at.now_ms - self.deal.begun.now_ms) / 1000);
        for ([_, deals], seen) in self.happened.iter_mut().zip(&self.deal.seen) {
            *deals += u64::from(*seen);
        }
        // Where the deal was decided on nobody, no card has decided anything.
        if self.deal.fell_to.is_empty() {
            return;
        }
        for seat in Seat::first(self.seats) {
            let fell = u64::from(self.deal.fell_to.has(seat));
            self.fallen += fell;
            for (group, [hands, fallen]) in self.dealt.iter_mut().enumerate() {
                if self.deal.holds[seat.index()] >> group & 1 == 1 {
                    *hands += 1;
                    *fallen += fell;
                }
            }
        }
    }
}
