//! The evidence for the shuffle of a match: everything needed to check it.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use super::hashes::{commitment, match_seed, promise};
use super::hex::Hex32;

/// The value that a seat has added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Added {
    /// The hash of the value, published first.
    pub promise: Hex32,
    /// The value, if it was revealed in time.
    pub value: Option<Hex32>,
}

/// The randomness of a match: commitment, share, promises and revealed values.
#[derive(Clone, PartialEq, Eq)]
pub struct Evidence {
    /// The commitment of the house.
    pub commitment: Hex32,
    /// The house's share.
    pub seed: Seed,
    /// The values of the seats.
    pub added: BTreeMap<Seat, Added>,
}

/// What is wrong with a shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// The house's share does not match its commitment.
    #[error("the seed of the house is not the one it had fixed")]
    Commitment,
    /// A seat's value does not match its promise.
    #[error("the value of seat {} is not the one it had promised", .0.0 + 1)]
    Value(Seat),
    /// The seed of the match does not follow from share and values.
    #[error("the match does not follow from the seed and the values")]
    Match,
}

impl Evidence {
    /// The revealed values, in the order of the seats.
    pub fn opened(&self) -> impl Iterator<Item = (Seat, Hex32)> {
        self.added.iter().filter_map(|(seat, added)| Some((*seat, added.value?)))
    }

    /// The seed of the match under these rules.
    #[must_use]
    pub fn match_seed(&self, rules: &str, seats: u8) -> Seed {
        match_seed(&self.seed, rules, seats, self.opened())
    }

    /// Checks that the house and every seat kept their commitments.
    ///
    /// # Errors
    /// The first one that was broken.
    pub fn check(&self) -> Result<(), Unfair> {
        if commitment(&self.seed) != self.commitment {
            return Err(Unfair::Commitment);
        }
        let kept = |(seat, added): (&Seat, &Added)| {
            added
                .value
                .is_none_or(|value| promise(&self.commitment, *seat, &value) == added.promise)
        };
        match self.added.iter().find(|one| !kept(*one)) {
            Some((seat, _)) => Err(Unfair::Value(*seat)),
            None => Ok(()),
        }
    }
}

/// The seed must not get into the program's logs.
impl std::fmt::Debug for Evidence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Evidence")
            .field("commitment", &self.commitment)
            .field("added", &self.added)
            .finish_non_exhaustive()
    }
}
