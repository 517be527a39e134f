//! What a log keeps sealed where it is stored, until its match is over: the house's part of the
//! chance, under a key of the house, and every move, under a key that follows from that part. So the
//! part opens the moves too: with it a match that is over needs no key.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Seed;

use super::hashes::{commitment, move_key};
use super::hex::Hex32;
use super::secret::Secret;
use crate::log::{Entry, Record};

/// What a sealed move takes, in bytes, or a multiple of it: how long it is tells nothing of its cards.
const PADDED_TO: usize = 256;

/// How a house seals.
pub trait Seals {
    /// Its part of the chance, for the commitment to it.
    fn seed(&self, seed: &Seed, commitment: &Hex32) -> String;
    /// A move, under the key of its match.
    fn a_move(&self, key: &[u8; 32], plain: &[u8]) -> String;
}

/// How a house opens what it has sealed. None: another key has sealed it, or nothing has.
pub trait Opens {
    /// Its part of the chance, which was sealed for this commitment.
    fn seed(&self, sealed: &str, commitment: &Hex32) -> Option<Seed>;
    /// A move, under the key of its match.
    fn a_move(&self, key: &[u8; 32], sealed: &str) -> Option<Vec<u8>>;
}

/// Where a log stands: which part of the house its next match follows from, and which the match that
/// was begun last. By default before its first entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartInForce {
    pub(crate) next: Option<Seed>,
    pub(crate) begun: Option<Seed>,
}

impl PartInForce {
    fn follow(&mut self, entry: &Entry) {
        match entry {
            Entry::SeedFixed { seed, .. } => self.next = seed.seed().copied(),
            // In lessons, and before format 8, the seed stands in this entry, and nothing is sealed.
            Entry::Started { seed, .. } => {
                self.begun = self.next.take().filter(|_| seed.is_none());
            }
            _ => {}
        }
    }

    /// The next record of the log as it is to be stored.
    #[must_use]
    pub fn sealed(&mut self, mut record: Record, seals: &dyn Seals) -> Record {
        self.follow(&record.entry);
        match (&mut record.entry, &self.begun) {
            (Entry::SeedFixed { commitment, seed, .. }, _) => {
                if let Secret::Open(open) = seed {
                    *seed = Secret::Sealed(seals.seed(open, commitment));
                }
                record
            }
            // With its command: the digest of that would tell which of a few it was.
            (Entry::Moved { .. }, Some(part)) => {
                let sealed = seals.a_move(&move_key(part), &padded(&record));
                Record { entry: Entry::SealedMove { sealed }, command: None }
            }
            _ => record,
        }
    }

    fn open_move(&mut self, record: &mut Record, opens: &dyn Opens) {
        self.follow(&record.entry);
        if let (Entry::SealedMove { sealed }, Some(part)) = (&record.entry, &self.begun)
            && let Some(plain) = opens.a_move(&move_key(part), sealed)
            && let Ok(opened @ Record { entry: Entry::Moved { .. }, .. }) =
                Record::from_bytes(&plain)
        {
            *record = opened;
        }
    }
}

/// A move with spaces behind it. How quick several were is told everybody at once, and may be counted.
fn padded(record: &Record) -> Vec<u8> {
    let mut bytes = record.to_bytes();
    let told = match &record.entry {
        Entry::Moved { reactions, .. } => {
            serde_json::to_vec(reactions).map_or(0, |told| told.len())
        }
        _ => 0,
    };
    let secret = bytes.len() - told;
    bytes.resize(secret.next_multiple_of(PADDED_TO) + told, b' ');
    bytes
}

/// Opens what is sealed in a log: by the house's key, and in matches that are over by what stands
/// after them. What neither opens stays sealed, and nothing can be made of its match.
pub fn open_all<'a>(log: impl IntoIterator<Item = &'a mut Record>, opens: &dyn Opens) {
    let mut log: Vec<&mut Record> = log.into_iter().collect();
    open_seeds(&mut log, opens);
    let mut part = PartInForce::default();
    for record in log {
        part.open_move(record, opens);
    }
}

fn open_seeds(log: &mut [&mut Record], opens: &dyn Opens) {
    let mut sealed: BTreeMap<Hex32, &mut Secret> = BTreeMap::new();
    for Record { entry, .. } in log.iter_mut().map(|record| &mut **record) {
        match entry {
            Entry::SeedFixed { commitment, seed, .. } => {
                if let Secret::Sealed(text) = seed {
                    match opens.seed(text, commitment) {
                        Some(open) => *seed = Secret::Open(open),
                        None => {
                            sealed.insert(*commitment, seed);
                        }
                    }
                }
            }
            Entry::SeedOpened { seed } => {
                let opened = seed.seed().map(|seed| (commitment(seed), *seed));
                if let Some((commitment, open)) = opened
                    && let Some(seed) = sealed.remove(&commitment)
                {
                    *seed = Secret::Open(open);
                }
            }
            _ => {}
        }
    }
}
