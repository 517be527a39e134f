//! Counting games. Everything is kept in whole numbers, so that the sum does not depend on the
//! order in which threads finish.

use stammtisch_bots::arena::{MatchResult, Share};
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::Seat;

/// A win in parts that divide evenly among up to ten winners.
pub(super) const WIN: u64 = 2520;

/// Wins in parts of [`WIN`], with what an interval needs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wins {
    pub(super) parts: u64,
    squares: u128,
    samples: u64,
}

/// What many games came to.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) deals: u64,
    pub(super) unfinished_deals: u64,
    pub(super) undecided: u64,
    pub(super) seats: [Wins; MAX_SEATS],
    pub(super) bots: [Wins; MAX_SEATS],
    pub(super) first_out_by_seat: [u64; MAX_SEATS],
    pub(super) first_out_by_bot: [u64; MAX_SEATS],
    /// Moves of each game.
    pub(super) lengths: Vec<u32>,
}

impl Wins {
    /// Takes in one sample: a share of the wins of one or several games, in parts.
    fn add(&mut self, parts: u64) {
        self.parts += parts;
        self.squares += u128::from(parts) * u128::from(parts);
        self.samples += 1;
    }

    fn merge(&mut self, other: &Self) {
        self.parts += other.parts;
        self.squares += other.squares;
        self.samples += other.samples;
    }

    /// The share of wins, if every sample is out of `games` games.
    pub(super) fn share(&self, games: u64) -> Share {
        let whole = (games * WIN) as f64;
        Share::of(self.samples, self.parts as f64 / whole, self.squares as f64 / (whole * whole))
    }
}

impl Tally {
    /// Takes in the games of one block: results with the name (by number) at each seat.
    pub(super) fn add(&mut self, block: &[(MatchResult, Vec<usize>)], names: usize) {
        let mut of_names = [0; MAX_SEATS];
        for (result, seated) in block {
            self.deals += u64::from(result.deals);
            self.unfinished_deals += u64::from(result.unfinished);
            self.undecided += u64::from(result.winners.is_empty());
            self.lengths.push(u32::try_from(result.moves).unwrap_or(u32::MAX));
            let each = WIN / u64::from(result.winners.len().max(1));
            for (seat, name) in Seat::first(seated.len() as u8).zip(seated) {
                let parts = if result.winners.has(seat) { each } else { 0 };
                self.seats[seat.index()].add(parts);
                of_names[*name] += parts;
                let first_out = u64::from(result.first_out[seat.index()]);
                self.first_out_by_seat[seat.index()] += first_out;
                self.first_out_by_bot[*name] += first_out;
            }
        }
        for (wins, parts) in self.bots.iter_mut().zip(of_names).take(names) {
            wins.add(parts);
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.unfinished_deals += other.unfinished_deals;
        self.undecided += other.undecided;
        for index in 0..MAX_SEATS {
            self.seats[index].merge(&other.seats[index]);
            self.bots[index].merge(&other.bots[index]);
            self.first_out_by_seat[index] += other.first_out_by_seat[index];
            self.first_out_by_bot[index] += other.first_out_by_bot[index];
        }
        self.lengths.extend_from_slice(&other.lengths);
    }

    pub(super) fn moves(&self) -> u64 {
        self.lengths.iter().map(|length| u64::from(*length)).sum()
    }
}
