//! The seeds of matches, derived independently of the table from its log.

use std::collections::BTreeSet;

use stammtisch_engine::chance::Seed;
use stammtisch_table::fair::{Added, Evidence, Secret};
use stammtisch_table::{Entry, Table};

/// The randomness of the next match.
#[derive(Clone, Default)]
pub(crate) struct Seeds {
    next: Option<Evidence>,
    secrets: BTreeSet<String>,
}

impl Seeds {
    /// What must not be told: the seeds of matches, and the house's share until it is revealed.
    #[allow(dead_code, reason = "not every test looks for it")]
    pub(crate) fn secrets(&self) -> impl Iterator<Item = &str> {
        self.secrets.iter().map(String::as_str)
    }

    /// Follows an entry, and returns the seed of the match that begins with it. `table` plays by
    /// the rules in force.
    pub(crate) fn follow(&mut self, entry: &Entry, table: &Table) -> Option<Seed> {
        match *entry {
            Entry::SeedFixed { commitment, seed: Secret::Open(seed), .. } => {
                self.secrets.insert(seed.to_string());
                self.next = Some(Evidence { commitment, seed, added: [].into() });
            }
            Entry::SeedOpened { seed: Secret::Open(seed) } => {
                self.secrets.remove(&seed.to_string());
            }
            Entry::ValuePromised { seat, promise } => {
                let next = self.next.as_mut().expect("the house first");
                next.added.insert(seat, Added { promise, value: None });
            }
            Entry::ValueOpened { seat, value } => {
                let added = self.next.as_mut().and_then(|next| next.added.get_mut(&seat));
                added.expect("promised").value = Some(value);
            }
            Entry::Sat { seat, .. }
            | Entry::Stood { seat }
            | Entry::BotAdded { seat, .. }
            | Entry::BotRemoved { seat }
            | Entry::HandedOver { seat, .. } => {
                self.next.iter_mut().for_each(|next| {
                    next.added.remove(&seat);
                });
            }
            Entry::RulesSet { .. } => {
                self.next.iter_mut().for_each(|next| next.added.clear());
            }
            Entry::Started { seed: Some(ref seed), .. } => return seed.parse().ok(),
            Entry::Started { seed: None, .. } => {
                let next = self.next.take().expect("fixed before");
                next.check().expect("everybody kept to it");
                let by = table.rules_in_force().by();
                let seed = next.match_seed(&by.text, by.seats);
                self.secrets.insert(seed.to_string());
                return Some(seed);
            }
            _ => {}
        }
        None
    }
}
