//! The evidence for one match's shuffle: everything that there is to check.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use super::hashes::{commitment, match_seed, promise};
use super::hex::Hex32;

/// What a seat has added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Added {
    /// The hash of its value, which came first.
    pub promise: Hex32,
    /// The value, if it was opened in time.
    pub value: Option<Hex32>,
}

/// The chance of one match: what was fixed, promised and opened before it.
#[derive(Clone, PartialEq, Eq)]
pub struct Evidence {
    /// What the house was bound by.
    pub commitment: Hex32,
    /// The house's part.
    pub seed: Seed,
    /// What the seats have added.
    pub added: BTreeMap<Seat, Added>,
}

/// What of a shuffle does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// The house's part is another than it was bound to.
    #[error("the seed of the house is not the one it had fixed")]
    Commitment,
    /// A seat's value is another than it was bound to.
    #[error("the value of seat {} is not the one it had promised", .0.0 + 1)]
    Value(Seat),
    /// The match does not follow from these.
    #[error("the match does not follow from the seed and the values")]
    Match,
}

impl Evidence {
    /// The values that were opened, in the order of their seats.
    pub fn opened(&self) -> impl Iterator<Item = (Seat, Hex32)> {
        self.added.iter().filter_map(|(seat, added)| Some((*seat, added.value?)))
    }

    /// What the match follows from by these rules.
    #[must_use]
    pub fn match_seed(&self, rules: &str, seats: u8) -> Seed {
        match_seed(&self.seed, rules, seats, self.opened())
    }

    /// Checks that the house and every seat kept to what bound them.
    ///
    /// # Errors
    /// The first that does not hold.
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

/// The seed must not slip into logs of the program.
impl std::fmt::Debug for Evidence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Evidence")
            .field("commitment", &self.commitment)
            .field("added", &self.added)
            .finish_non_exhaustive()
    }
}
