//! The randomness of the next match: the house's commitment, and what the seats add.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use super::TableState;
use crate::fair::{Added, Evidence, Hex32, PartInForce, Secret};

/// The randomness of the next match.
#[derive(Clone, Debug, Default)]
pub(crate) struct NextShuffle {
    /// The house's share and commitment; none: not committed yet.
    pub(crate) fixed: Option<FixedSeed>,
    pub(crate) added: BTreeMap<Seat, Added>,
    /// The match is about to begin: seats that have promised a value are to reveal it.
    pub(crate) opening: Option<ShuffleOpening>,
}

/// The house's share and its commitment.
#[derive(Clone, Debug)]
pub(crate) struct FixedSeed {
    pub(crate) commitment: Hex32,
    pub(crate) seed: Secret,
    /// The sequence number of the commitment's entry.
    pub(crate) seq: u64,
}

/// A match about to begin that waits for values to be revealed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShuffleOpening {
    /// Who deals first, or begins where nobody deals; none: nobody was named.
    pub(crate) first: Option<Seat>,
}

impl TableState {
    pub(crate) fn part_in_force(&self) -> PartInForce {
        let evidence = self.game.as_ref().and_then(|game| game.evidence.as_ref());
        let next = self.shuffle.fixed.as_ref().and_then(|fixed| fixed.seed.seed());
        PartInForce { next: next.copied(), begun: evidence.map(|evidence| evidence.seed) }
    }
}

impl NextShuffle {
    /// Replaces everything by a new commitment.
    pub(crate) fn fix(&mut self, fixed: FixedSeed) {
        *self = Self { fixed: Some(fixed), ..Self::default() };
    }

    /// Whether a match can be dealt from it: the house can read its share.
    pub(crate) fn is_ready(&self) -> bool {
        self.fixed.as_ref().is_some_and(|fixed| fixed.seed.seed().is_some())
    }

    /// The seats that have not revealed the values they promised.
    pub(crate) fn awaited(&self) -> impl Iterator<Item = Seat> {
        self.added.iter().filter(|(_, added)| added.value.is_none()).map(|(seat, _)| *seat)
    }

    /// Takes everything for the match that begins; none if the house cannot read its share.
    pub(crate) fn take(&mut self) -> Option<Evidence> {
        let Self { fixed, added, .. } = std::mem::take(self);
        let FixedSeed { commitment, seed, .. } = fixed?;
        Some(Evidence { commitment, seed: *seed.seed()?, added })
    }

    /// The seat is free, or somebody else's.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.added.remove(&seat);
    }

    /// Players gather again, and seats may have other numbers.
    pub(crate) fn gather_anew(&mut self) {
        self.added.clear();
        self.opening = None;
    }
}
