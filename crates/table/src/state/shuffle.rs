//! The chance of the next match: what the house has fixed, and what the seats add to it.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use super::TableState;
use crate::fair::{Added, Evidence, Hex32, PartInForce, Secret};

/// The chance of the next match.
#[derive(Clone, Debug, Default)]
pub(crate) struct NextShuffle {
    /// What the house has fixed; none: nothing yet.
    pub(crate) fixed: Option<FixedSeed>,
    pub(crate) added: BTreeMap<Seat, Added>,
    /// The match is to begin, and those who have promised a value are to open it.
    pub(crate) opening: Option<ShuffleOpening>,
}

/// The house's part.
#[derive(Clone, Debug)]
pub(crate) struct FixedSeed {
    pub(crate) commitment: Hex32,
    pub(crate) seed: Secret,
    /// The sequence number of the entry.
    pub(crate) seq: u64,
}

/// What was asked for when the match was to begin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShuffleOpening {
    /// Who is to deal first, or begin; none: nobody was named.
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
    /// Nothing but what the house has fixed now.
    pub(crate) fn fix(&mut self, fixed: FixedSeed) {
        *self = Self { fixed: Some(fixed), ..Self::default() };
    }

    /// Whether a match can follow from it: the house can read what it has fixed.
    pub(crate) fn is_ready(&self) -> bool {
        self.fixed.as_ref().is_some_and(|fixed| fixed.seed.seed().is_some())
    }

    /// The seats that have not opened what they promised.
    pub(crate) fn awaited(&self) -> impl Iterator<Item = Seat> {
        self.added.iter().filter(|(_, added)| added.value.is_none()).map(|(seat, _)| *seat)
    }

    /// Takes all of it for the match that begins; none if the house cannot read its part.
    pub(crate) fn take(&mut self) -> Option<Evidence> {
        let Self { fixed, added, .. } = std::mem::take(self);
        let FixedSeed { commitment, seed, .. } = fixed?;
        Some(Evidence { commitment, seed: *seed.seed()?, added })
    }

    /// Somebody else sits there now, or nobody.
    pub(crate) fn forget(&mut self, seat: Seat) {
        self.added.remove(&seat);
    }

    /// People gather anew, and seats have other numbers.
    pub(crate) fn gather_anew(&mut self) {
        self.added.clear();
        self.opening = None;
    }
}
