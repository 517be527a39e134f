//! The key that encrypts the seeds of matches in the store until the matches are over. It is kept
//! apart from the database, so that neither that nor a backup of it reveals what is dealt next.
//! Moves are sealed under keys derived from these seeds.

use std::fmt;
use std::str::FromStr;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use data_encoding::{BASE64_NOPAD, HEXLOWER};
use stammtisch_engine::chance::Seed;
use stammtisch_table::Record;
use stammtisch_table::fair::{self, Hex32, Opens, Seals, open_all};

use crate::entropy::{self, Entropy};

/// First bytes of a key file, so that no other file is mistaken for one.
const HEAD: &str = "stammtisch-seed-key-1 ";

/// The purpose (associated data) that sealed moves are bound to.
const MOVE: &[u8] = b"move";

/// Length of the nonce in bytes; nonces this long, drawn at random, never repeat.
const NONCE: usize = 24;

/// The seed key of a house.
#[derive(Clone)]
pub struct SeedKey(XChaCha20Poly1305);

/// The text is not a seed key.
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

    /// The text of a new random key, as its file holds it.
    #[must_use]
    pub fn draw(entropy: &dyn Entropy) -> String {
        format!("{HEAD}{}\n", Hex32(entropy::bytes(entropy)))
    }

    /// Encrypts bytes for the store, bound to one purpose (`aad`).
    pub(crate) fn seal_bytes(&self, msg: &[u8], aad: &[u8], entropy: &dyn Entropy) -> Vec<u8> {
        seal(&self.0, msg, aad, entropy)
    }

    /// Decrypts bytes, if this key has sealed them for that purpose.
    pub(crate) fn unseal_bytes(&self, bytes: &[u8], aad: &[u8]) -> Option<Vec<u8>> {
        open(&self.0, bytes, aad)
    }
}

/// Encrypts one message; the result is the nonce and the ciphertext.
fn seal(cipher: &XChaCha20Poly1305, msg: &[u8], aad: &[u8], entropy: &dyn Entropy) -> Vec<u8> {
    let nonce: [u8; NONCE] = entropy::bytes(entropy);
    // It fails only for texts of more than 256 GiB.
    let sealed = cipher.encrypt(&XNonce::from(nonce), Payload { msg, aad }).unwrap_or_default();
    [&nonce, sealed.as_slice()].concat()
}

/// Decrypts one message, if this key has sealed it for that purpose.
fn open(cipher: &XChaCha20Poly1305, bytes: &[u8], aad: &[u8]) -> Option<Vec<u8>> {
    let (nonce, msg) = bytes.split_first_chunk::<NONCE>()?;
    cipher.decrypt(&XNonce::from(*nonce), Payload { msg, aad }).ok()
}

/// Seals with the key of the house.
pub(crate) struct HouseSeals<'a> {
    pub(crate) key: &'a SeedKey,
    pub(crate) entropy: &'a dyn Entropy,
}

impl Seals for HouseSeals<'_> {
    fn seed(&self, seed: &Seed, commitment: &Hex32) -> String {
        HEXLOWER.encode(&seal(&self.key.0, &seed.0, &commitment.0, self.entropy))
    }

    fn a_move(&self, key: &[u8; 32], plain: &[u8]) -> String {
        let cipher = XChaCha20Poly1305::new(&Key::from(*key));
        BASE64_NOPAD.encode(&seal(&cipher, plain, MOVE, self.entropy))
    }
}

/// What opens a sealed log, besides the log itself. A house whose key is lost can open only what
/// the log itself opens.
#[derive(Clone, Default)]
pub(crate) struct Keys {
    pub(crate) house: Option<SeedKey>,
    /// The seed of the deal of a day, once that day is over.
    pub(crate) day: Option<Seed>,
}

impl Opens for Keys {
    fn seed(&self, sealed: &str, commitment: &Hex32) -> Option<Seed> {
        if let Some(day) = self.day.filter(|day| fair::commitment(day) == *commitment) {
            return Some(day);
        }
        let SeedKey(cipher) = self.house.as_ref()?;
        let bytes = HEXLOWER.decode(sealed.as_bytes()).ok()?;
        open(cipher, &bytes, &commitment.0)?.try_into().ok().map(Seed)
    }

    fn a_move(&self, key: &[u8; 32], sealed: &str) -> Option<Vec<u8>> {
        let cipher = XChaCha20Poly1305::new(&Key::from(*key));
        open(&cipher, &BASE64_NOPAD.decode(sealed.as_bytes()).ok()?, MOVE)
    }
}

/// Opens what is sealed in the log of a table, as far as the keys or the log itself allow.
pub(crate) fn unseal<'a>(keys: &Keys, log: impl IntoIterator<Item = &'a mut Record>) {
    open_all(log, keys);
}

#[cfg(test)]
mod tests {
    use stammtisch_engine::seat::Seat;
    use stammtisch_table::Entry;
    use stammtisch_table::fair::{MIX, PartInForce, Secret, commitment};

    use super::*;
    use crate::OsEntropy;

    fn fixed(seed: Seed) -> Record {
        let (commitment, mix) = (commitment(&seed), MIX.into());
        let entry = Entry::SeedFixed { commitment, seed: Secret::Open(seed), mix };
        Record { entry, command: None }
    }

    /// Records as they are stored when they come first in a log.
    fn stored<const N: usize>(key: &SeedKey, log: [Record; N]) -> Vec<Record> {
        let mut part = PartInForce::default();
        let seals = HouseSeals { key, entropy: &OsEntropy };
        log.into_iter().map(|record| part.sealed(record, &seals)).collect()
    }

    fn house(key: Option<&SeedKey>) -> Keys {
        Keys { house: key.cloned(), day: None }
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
        let mut sealed = stored(&key, [fixed(seed)]).remove(0);
        let text = String::from_utf8(sealed.to_bytes()).unwrap_or_default();
        assert!(!text.contains(&seed.to_string()) && text.contains("sealed:"), "{text}");
        assert_ne!(stored(&key, [fixed(seed)]).remove(0), sealed, "never the same text twice");
        unseal(&house(Some(&SeedKey::new([4; 32]))), [&mut sealed]);
        assert!(matches!(secret(&sealed), Some(Secret::Sealed(_))));
        unseal(&house(None), [&mut sealed]);
        assert!(matches!(secret(&sealed), Some(Secret::Sealed(_))));
        unseal(&house(Some(&key)), [&mut sealed]);
        assert_eq!(secret(&sealed), Some(Secret::Open(seed)));
    }

    #[test]
    fn what_is_sealed_for_one_commitment_is_no_other_matchs() {
        let key = SeedKey::new([3; 32]);
        let one = stored(&key, [fixed(Seed::from_number(1))]).remove(0);
        let mut other = fixed(Seed::from_number(2));
        if let (Entry::SeedFixed { seed, .. }, Some(sealed)) = (&mut other.entry, secret(&one)) {
            *seed = sealed;
        }
        unseal(&house(Some(&key)), [&mut other]);
        assert!(matches!(secret(&other), Some(Secret::Sealed(_))));
    }

    #[test]
    fn a_match_that_is_over_needs_no_key() {
        let seed = Seed::from_number(9);
        let sealed = stored(&SeedKey::new([3; 32]), [fixed(seed)]).remove(0);
        let opened = Entry::SeedOpened { seed: Secret::Open(seed) };
        let mut log = [sealed, Record { entry: opened, command: None }];
        unseal(&house(None), &mut log);
        assert_eq!(secret(&log[0]), Some(Secret::Open(seed)));
    }

    fn moved(mv: &str) -> Record {
        let mv = serde_json::from_str(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        let reactions = Vec::new();
        let entry = Entry::Moved { seat: Seat(1), mv, by_bot: false, reserve_ms: 0, reactions };
        Record { entry, command: None }
    }

    fn begun() -> Record {
        let shuffle = stammtisch_engine::chance::SHUFFLE.into();
        let entry = Entry::Started { seed: None, shuffle, dealer: None, left_handed: Vec::new() };
        Record { entry, command: None }
    }

    #[test]
    fn a_move_is_open_as_soon_as_the_part_of_the_house_is() {
        let (seed, key) = (Seed::from_number(5), SeedKey::new([3; 32]));
        let lay = |card: &str| moved(&format!(r#"{{"game":"mau","move":"play","card":"{card}"}}"#));
        let log = stored(&key, [fixed(seed), begun(), lay("7H"), lay("10H")]);
        let text = |record: &Record| String::from_utf8(record.to_bytes()).unwrap_or_default();
        assert!(!text(&log[2]).contains("\"7H\"") && !text(&log[2]).contains("\"play\""));
        assert_eq!(text(&log[2]).len(), text(&log[3]).len(), "length tells no card");
        let mut running = log.clone();
        unseal(&house(None), &mut running);
        assert!(matches!(running[2].entry, Entry::SealedMove { .. }));
        unseal(&house(Some(&key)), &mut running);
        assert_eq!(running[2..], [lay("7H"), lay("10H")]);
        let mut over = log;
        let opened = Entry::SeedOpened { seed: Secret::Open(seed) };
        over.push(Record { entry: opened, command: None });
        unseal(&house(None), &mut over);
        assert_eq!(over[2..4], [lay("7H"), lay("10H")]);
    }

    /// Logs stay readable as the first version sealed them.
    #[test]
    fn what_was_sealed_once_is_opened_for_ever() {
        let text = include_str!("seed_key/sealed.log");
        let read = |line: &str| Record::from_bytes(line.as_bytes());
        let mut log: Vec<Record> = text.lines().filter_map(|line| read(line).ok()).collect();
        unseal(&house(Some(&SeedKey::new([3; 32]))), &mut log);
        assert_eq!(secret(&log[0]), Some(Secret::Open(Seed::from_number(5))));
        assert_eq!(log[2], moved(r#"{"game":"mau","move":"play","card":"7H"}"#));
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
