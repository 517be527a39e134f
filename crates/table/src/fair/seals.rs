//! Sealing of a stored log until its match is over: the house's share under a key of the house, and
//! every move under a key derived from that share. So the share unseals the moves too: once it is
//! revealed, a match needs no key.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Seed;

use super::hashes::{commitment, move_key};
use super::hex::Hex32;
use super::secret::Secret;
use crate::log::{Entry, Record};

/// Sealed moves are padded to a multiple of this many bytes, so that their length reveals nothing
/// of the cards.
const PADDED_TO: usize = 256;

/// How the house seals (encrypts).
pub trait Seals {
    /// Seals its share of the randomness, for the commitment to it.
    fn seed(&self, seed: &Seed, commitment: &Hex32) -> String;
    /// Seals a move, under the key of its match.
    fn a_move(&self, key: &[u8; 32], plain: &[u8]) -> String;
}

/// How the house unseals. None: it was sealed with another key, or is not sealed text.
pub trait Opens {
    /// Unseals its share of the randomness, which was sealed for this commitment.
    fn seed(&self, sealed: &str, commitment: &Hex32) -> Option<Seed>;
    /// Unseals a move, under the key of its match.
    fn a_move(&self, key: &[u8; 32], sealed: &str) -> Option<Vec<u8>>;
}

/// The house's shares at a point in a log: of the next match, and of the match begun last. The
/// default is the point before the first entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartInForce {
    pub(crate) next: Option<Seed>,
    pub(crate) begun: Option<Seed>,
}

impl PartInForce {
    fn follow(&mut self, entry: &Entry) {
        match entry {
            Entry::SeedFixed { seed, .. } => self.next = seed.seed().copied(),
            // In lessons, and before format 8, the seed is in this entry, and nothing is sealed.
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
            // The command is sealed too: its digest would tell which of a few moves it was.
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

/// A move padded with spaces. Reaction times are public at once, so their length need not be hidden.
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

/// Unseals a log: by the house's key, and in finished matches by the share revealed after them.
/// What neither can unseal stays sealed, and its match cannot be replayed.
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
