//! Counts games. Everything is kept in integers, so that the sum does not depend on the order in which
//! threads finish.

use std::collections::BTreeMap;

use stammtisch_bots::arena::{ArenaResult, Counts, Share};
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::{Seat, SeatSet};

/// A whole win, or loss, in parts that divide evenly among up to ten seats.
pub(super) const WHOLE: u64 = 2520;

/// Wins or losses in parts of [`WHOLE`], with the sums that an interval needs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Parts {
    pub(super) parts: u64,
    /// The sums over samples; the games of a sample count as one, by their mean.
    sum: u64,
    squares: u128,
    samples: u64,
}

/// Wins or losses by seat and by bot.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Split {
    pub(super) seats: [Parts; MAX_SEATS],
    pub(super) bots: [Parts; MAX_SEATS],
}

/// The sums over many games.
#[derive(Clone, Debug)]
pub(super) struct SimTally {
    pub(super) deals: u64,
    pub(super) undecided: u64,
    pub(super) wins: Split,
    /// Only where the game names a loser.
    pub(super) losses: Split,
    /// The game's counts of a match, by name.
    pub(super) of_matches: Vec<(&'static str, u64)>,
    /// The game's counts of each seat, by name.
    pub(super) of_seats: Vec<Counted>,
    /// The number of games by their number of moves.
    pub(super) lengths: BTreeMap<u64, u64>,
}

/// A number that a game counts, summed over all games.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counted {
    pub(super) name: &'static str,
    pub(super) seats: [u64; MAX_SEATS],
    pub(super) bots: [u64; MAX_SEATS],
}

impl Parts {
    /// Adds one sample: the parts that a seat or bot got in `games` games.
    fn add(&mut self, parts: u64, games: u64) {
        let of_one = parts / games.max(1);
        self.parts += parts;
        self.sum += of_one;
        self.squares += u128::from(of_one) * u128::from(of_one);
        self.samples += 1;
    }

    fn merge(&mut self, other: &Self) {
        self.parts += other.parts;
        self.sum += other.sum;
        self.squares += other.squares;
        self.samples += other.samples;
    }

    /// The share in all games.
    pub(super) fn share(&self) -> Share {
        let whole = WHOLE as f64;
        Share::of(self.samples, self.sum as f64 / whole, self.squares as f64 / (whole * whole))
    }
}

impl Split {
    /// Adds the games of one set of deals, each with the seats that share the win and with the number of
    /// seats by which the bots are rotated.
    fn add(
        &mut self,
        block: impl ExactSizeIterator<Item = (SeatSet, usize)>,
        name_of_bot: &[usize],
    ) {
        let (seats, games) = (name_of_bot.len(), block.len() as u64);
        let mut of_names = [None; MAX_SEATS];
        for (shared, turned) in block {
            let each = WHOLE / u64::from(shared.len().max(1));
            for seat in Seat::first(seats as u8) {
                let name = name_of_bot[(seat.index() + turned) % seats];
                let parts = if shared.has(seat) { each } else { 0 };
                self.seats[seat.index()].add(parts, 1);
                *of_names[name].get_or_insert(0) += parts;
            }
        }
        for (bot, parts) in self.bots.iter_mut().zip(of_names) {
            if let Some(parts) = parts {
                bot.add(parts, games);
            }
        }
    }

    fn merge(&mut self, other: &Self) {
        for index in 0..MAX_SEATS {
            self.seats[index].merge(&other.seats[index]);
            self.bots[index].merge(&other.bots[index]);
        }
    }
}

impl SimTally {
    /// An empty tally for what `C` counts.
    pub(super) fn new<C: Counts>() -> Self {
        let (none, nobody) = (C::default(), [0; MAX_SEATS]);
        let counted = |(name, _)| Counted { name, seats: nobody, bots: nobody };
        Self {
            deals: 0,
            undecided: 0,
            wins: Split::default(),
            losses: Split::default(),
            of_matches: none.of_match().into_iter().map(|(name, _)| (name, 0)).collect(),
            of_seats: none.of_seats().into_iter().map(counted).collect(),
            lengths: BTreeMap::new(),
        }
    }

    /// Adds the games of one set of deals, each with the number of seats by which the bots are rotated.
    pub(super) fn add<C: Counts>(
        &mut self,
        block: &[(ArenaResult<C>, usize)],
        name_of_bot: &[usize],
    ) {
        let seats = name_of_bot.len();
        for (result, turned) in block {
            self.deals += u64::from(result.deals);
            self.undecided += u64::from(result.winners.is_empty());
            *self.lengths.entry(result.moves).or_default() += 1;
            self.count(&result.counts, |seat| name_of_bot[(seat + turned) % seats]);
        }
        let won = block.iter().map(|(result, turned)| (result.winners, *turned));
        let lost = block.iter().map(|(result, turned)| (result.losers, *turned));
        self.wins.add(won, name_of_bot);
        self.losses.add(lost, name_of_bot);
    }

    fn count<C: Counts>(&mut self, counts: &C, name_of_seat: impl Fn(usize) -> usize) {
        for ((_, sum), (_, more)) in self.of_matches.iter_mut().zip(counts.of_match()) {
            *sum += more;
        }
        for (sum, (_, more)) in self.of_seats.iter_mut().zip(counts.of_seats()) {
            for (seat, more) in more.into_iter().enumerate() {
                sum.seats[seat] += u64::from(more);
                sum.bots[name_of_seat(seat)] += u64::from(more);
            }
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.undecided += other.undecided;
        self.wins.merge(&other.wins);
        self.losses.merge(&other.losses);
        for ((_, sum), (_, more)) in self.of_matches.iter_mut().zip(&other.of_matches) {
            *sum += more;
        }
        for (sum, more) in self.of_seats.iter_mut().zip(&other.of_seats) {
            for index in 0..MAX_SEATS {
                sum.seats[index] += more.seats[index];
                sum.bots[index] += more.bots[index];
            }
        }
        for (length, games) in &other.lengths {
            *self.lengths.entry(*length).or_default() += games;
        }
    }

    pub(super) fn moves(&self) -> u64 {
        self.lengths.iter().map(|(length, games)| length * games).sum()
    }

    /// The number of moves that `percent` percent of the games do not exceed.
    pub(super) fn percentile(&self, percent: u64) -> u64 {
        let games: u64 = self.lengths.values().sum();
        let rank = (games * percent).div_ceil(100).max(1);
        let mut below = 0;
        let reached = self.lengths.iter().find(|(_, games)| {
            below += **games;
            below >= rank
        });
        reached.map_or(0, |(length, _)| *length)
    }
}
