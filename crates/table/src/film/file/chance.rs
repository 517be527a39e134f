//! The randomness of a match in its file: how the seed was made, and the log entries that record it.

use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use super::{FileAdded, FileChance, FileError, MatchFile};
use crate::fair::{Added, Evidence, Hex32, MIX, Secret, Unfair};
use crate::log::Entry;

impl FileChance {
    pub(super) fn of(evidence: &Evidence, rules: &AnyRules, of_match: &Seed, deals: u16) -> Self {
        let Evidence { commitment, seed, added } = evidence;
        let one = |(seat, Added { promise, value }): (&Seat, &Added)| FileAdded {
            seat: *seat,
            promise: *promise,
            value: *value,
        };
        Self {
            mix: MIX.into(),
            commitment: *commitment,
            house: Hex32(seed.0),
            added: added.iter().map(one).collect(),
            pack: rules.pack().join(" "),
            deals: orders(rules, of_match, deals),
        }
    }

    fn evidence(&self) -> Evidence {
        let one =
            |added: &FileAdded| (added.seat, Added { promise: added.promise, value: added.value });
        Evidence {
            commitment: self.commitment,
            seed: Seed(self.house.0),
            added: self.added.iter().map(one).collect(),
        }
    }

    /// Checks that the seed of the match follows from commitment, share and values.
    pub(super) fn check(&self, file: &MatchFile) -> Result<(), FileError> {
        if self.mix != MIX {
            return Err(FileError::Shuffle);
        }
        let seats = self.added.windows(2);
        let mut follows = seats.filter_map(|two| match two {
            [one, next] if one.seat < next.seat => None,
            [_, next] => Some(next.seat),
            _ => None,
        });
        if let Some(seat) = follows.next() {
            return Err(FileError::Value(seat));
        }
        let evidence = self.evidence();
        evidence.check().map_err(|unfair| match unfair {
            Unfair::Commitment => FileError::Commitment,
            Unfair::Value(seat) => FileError::Value(seat),
            Unfair::Match => FileError::Mix,
        })?;
        let seed = evidence.match_seed(&file.rules, file.seats).to_string();
        if seed == file.seed { Ok(()) } else { Err(FileError::Mix) }
    }

    /// The entries that record it in a log before the match begins.
    pub(super) fn entries(&self) -> Vec<Entry> {
        let Self { mix, commitment, house, added, .. } = self;
        let seed = Secret::Open(Seed(house.0));
        let fixed = Entry::SeedFixed { commitment: *commitment, seed, mix: mix.clone() };
        let promised =
            |one: &FileAdded| Entry::ValuePromised { seat: one.seat, promise: one.promise };
        let opened =
            |one: &FileAdded| Some(Entry::ValueOpened { seat: one.seat, value: one.value? });
        let asked = (!added.is_empty()).then_some(Entry::OpeningsAsked { first: None });
        [fixed]
            .into_iter()
            .chain(added.iter().map(promised))
            .chain(asked)
            .chain(added.iter().filter_map(opened))
            .collect()
    }

    /// Checks the order of the cards in each deal.
    pub(super) fn check_order(
        &self,
        rules: &AnyRules,
        seed: &Seed,
        deals: u16,
    ) -> Result<(), FileError> {
        if self.pack != rules.pack().join(" ") {
            return Err(FileError::Order(0));
        }
        let right = orders(rules, seed, deals);
        let pairs = right.iter().map(Some).chain(std::iter::repeat(None));
        let differs = |(right, said): (Option<&String>, &String)| right != Some(said);
        if let Some(at) = pairs.zip(&self.deals).position(differs) {
            return Err(FileError::Order(at + 1));
        }
        if self.deals.len() < right.len() {
            return Err(FileError::Order(self.deals.len() + 1));
        }
        Ok(())
    }
}

/// The cards of each deal in shuffled order.
fn orders(rules: &AnyRules, seed: &Seed, deals: u16) -> Vec<String> {
    (1..=deals).map_while(|deal| rules.stack(seed, deal)).map(|cards| cards.join(" ")).collect()
}
