//! The key under which the seeds of matches lie in the store until these are over: it is kept apart
//! from the database, so that neither that nor a backup of it tells anybody what is dealt next.

use std::fmt;
use std::str::FromStr;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use stammtisch_engine::chance::Seed;
use stammtisch_table::Record;
use stammtisch_table::fair::{Hex32, unseal_all};

use crate::entropy::{self, Entropy};

/// What stands first in the file of a key, so that none is taken for something else.
const HEAD: &str = "stammtisch-seed-key-1 ";

/// Bytes of the number that a sealed text is made with; drawn by chance, so many never come twice.
const NONCE: usize = 24;

/// The key of a house.
#[derive(Clone)]
pub struct SeedKey(XChaCha20Poly1305);

/// Text that is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed key is one line: `stammtisch-seed-key-1 ` and 64 hexadecimal digits")]
pub struct ParseKeyError;

impl fmt::Debug for SeedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeedKey(hidden)")
    }
}

impl FromStr for SeedKey {
    type Err = ParseKeyError;
    fn from_str(text: &str) -> Result<Self, ParseKeyError> {
        let digits = text.trim_end().strip_prefix(HEAD).ok_or(ParseKeyError)?;
        let Hex32(bytes) = digits.parse().map_err(|_| ParseKeyError)?;
        Ok(Self::new(bytes))
    }
}

impl SeedKey {
    /// A key of these bytes.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(XChaCha20Poly1305::new(&Key::from(bytes)))
    }

    /// The text of a new key, as its file holds it.
    #[must_use]
    pub fn draw(entropy: &dyn Entropy) -> String {
        format!("{HEAD}{}\n", Hex32(entropy::bytes(entropy)))
    }

    /// A record as it is to be stored.
    pub(crate) fn seal(&self, record: Record, entropy: &dyn Entropy) -> Record {
        record.sealed(&|seed, commitment| {
            let nonce: [u8; NONCE] = entropy::bytes(entropy);
            let of = Payload { msg: &seed.0, aad: &commitment.0 };
            // It fails for texts of more than 256 GiB.
            let text = self.0.encrypt(&XNonce::from(nonce), of).unwrap_or_default();
            data_encoding::HEXLOWER.encode(&[&nonce, text.as_slice()].concat())
        })
    }

    /// Bytes as they are to be stored, for one purpose.
    pub(crate) fn seal_bytes(&self, msg: &[u8], aad: &[u8], entropy: &dyn Entropy) -> Vec<u8> {
        let nonce: [u8; NONCE] = entropy::bytes(entropy);
        // It fails for texts of more than 256 GiB.
        let sealed = self.0.encrypt(&XNonce::from(nonce), Payload { msg, aad }).unwrap_or_default();
        [&nonce, sealed.as_slice()].concat()
    }

    /// The same as they were, if this key has sealed them for that purpose.
    pub(crate) fn unseal_bytes(&self, bytes: &[u8], aad: &[u8]) -> Option<Vec<u8>> {
        let (nonce, msg) = bytes.split_first_chunk::<NONCE>()?;
        self.0.decrypt(&XNonce::from(*nonce), Payload { msg, aad }).ok()
    }

    fn unseal(&self, text: &str, commitment: &Hex32) -> Option<Seed> {
        let bytes = data_encoding::HEXLOWER.decode(text.as_bytes()).ok()?;
        let (nonce, msg) = bytes.split_first_chunk::<NONCE>()?;
        let of = Payload { msg, aad: &commitment.0 };
        let seed = self.0.decrypt(&XNonce::from(*nonce), of).ok()?;
        seed.try_into().ok().map(Seed)
    }
}

/// Opens what is sealed in the log of a table, as far as the key opens it or the log does itself.
pub(crate) fn unseal<'a>(key: Option<&SeedKey>, log: impl IntoIterator<Item = &'a mut Record>) {
    unseal_all(log, &|text, commitment| key?.unseal(text, commitment));
}

#[cfg(test)]
mod tests {
    use stammtisch_table::Entry;
    use stammtisch_table::fair::{MIX, Secret, commitment};

    use super::*;
    use crate::OsEntropy;

    fn fixed(seed: Seed) -> Record {
        let (commitment, mix) = (commitment(&seed), MIX.into());
        let entry = Entry::SeedFixed { commitment, seed: Secret::Open(seed), mix };
        Record { entry, command: None }
    }

    fn secret(record: &Record) -> Option<Secret> {
        match &record.entry {
            Entry::SeedFixed { seed, .. } => Some(seed.clone()),
            _ => None,
        }
    }

    #[test]
    fn only_its_own_key_opens_what_is_sealed() {
        let (seed, key) = (Seed::from_number(77), SeedKey::new([3; 32]));
        let mut stored = key.seal(fixed(seed), &OsEntropy);
        let text = String::from_utf8(stored.to_bytes()).unwrap_or_default();
        assert!(!text.contains(&seed.to_string()) && text.contains("sealed:"), "{text}");
        assert_ne!(key.seal(fixed(seed), &OsEntropy), stored, "never the same text twice");
        unseal(Some(&SeedKey::new([4; 32])), [&mut stored]);
        assert!(matches!(secret(&stored), Some(Secret::Sealed(_))));
        unseal(None, [&mut stored]);
        assert!(matches!(secret(&stored), Some(Secret::Sealed(_))));
        unseal(Some(&key), [&mut stored]);
        assert_eq!(secret(&stored), Some(Secret::Open(seed)));
    }

    #[test]
    fn what_is_sealed_for_one_commitment_is_no_other_matchs() {
        let key = SeedKey::new([3; 32]);
        let one = key.seal(fixed(Seed::from_number(1)), &OsEntropy);
        let mut other = fixed(Seed::from_number(2));
        if let (Entry::SeedFixed { seed, .. }, Some(sealed)) = (&mut other.entry, secret(&one)) {
            *seed = sealed;
        }
        unseal(Some(&key), [&mut other]);
        assert!(matches!(secret(&other), Some(Secret::Sealed(_))));
    }

    #[test]
    fn a_match_that_is_over_needs_no_key() {
        let seed = Seed::from_number(9);
        let sealed = SeedKey::new([3; 32]).seal(fixed(seed), &OsEntropy);
        let opened = Entry::SeedOpened { seed: Secret::Open(seed) };
        let mut log = [sealed, Record { entry: opened, command: None }];
        unseal(None, &mut log);
        assert_eq!(secret(&log[0]), Some(Secret::Open(seed)));
    }

    #[test]
    fn a_key_reads_back_its_file_and_is_in_no_debug_output() {
        let text = SeedKey::draw(&OsEntropy);
        let key: SeedKey = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(format!("{key:?}"), "SeedKey(hidden)");
        for bad in ["", HEAD, "stammtisch-seed-key-1 00", &text.replace('1', "2")] {
            assert!(bad.parse::<SeedKey>().is_err(), "{bad}");
        }
    }
}
