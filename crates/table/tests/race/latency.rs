//! People at different distances: how long messages take, and how quickly people react.

use stammtisch_engine::chance::{Chance, Seed};

/// Round trips in milliseconds: the next room, the same town, another country, a bad mobile
/// connection, another continent over one.
pub(crate) const DISTANCES: [u64; 5] = [10, 50, 100, 200, 400];

/// Randomness for trips and reactions.
pub(crate) struct Trips(Chance);

impl Trips {
    pub(crate) fn new(number: u64) -> Self {
        Self(Chance::stream(&Seed::from_number(number), 11))
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        u64::from(self.0.below(bound as u32))
    }

    /// The one-way time on a connection with this round trip: up to three tenths more than half of
    /// it, and one in fifty is held up.
    pub(crate) fn way(&mut self, round_trip: u64) -> u64 {
        let half = round_trip / 2;
        let held_up = if self.below(50) == 0 { self.below(120) } else { 0 };
        half + self.below(half * 3 / 10 + 1) + held_up
    }

    /// How long a person takes to see and to press: around half a second, the same distribution for all.
    pub(crate) fn reaction(&mut self) -> u64 {
        250 + (0..3).map(|_| self.below(170)).sum::<u64>()
    }

    /// This many different distances.
    pub(crate) fn distances<const N: usize>(&mut self) -> [usize; N] {
        let mut all: Vec<usize> = (0..DISTANCES.len()).collect();
        std::array::from_fn(|_| all.swap_remove(self.below(all.len() as u64) as usize))
    }
}
