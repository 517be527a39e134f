//! The house's share of a match's randomness: plain in memory, sealed in the store until the match is over.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use stammtisch_engine::chance::Seed;

/// The prefix of sealed text.
const SEALED: &str = "sealed:";

/// A seed that nobody may know before its match is over.
#[derive(Clone, PartialEq, Eq)]
pub enum Secret {
    /// In plain.
    Open(Seed),
    /// Sealed: only the house with its key can read it.
    Sealed(String),
}

impl Secret {
    /// The seed, where it is plain.
    #[must_use]
    pub const fn seed(&self) -> Option<&Seed> {
        match self {
            Self::Open(seed) => Some(seed),
            Self::Sealed(_) => None,
        }
    }
}

/// Hands follow from it: it must not get into the program's logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Open(seed) => serializer.collect_str(seed),
            Self::Sealed(text) => serializer.collect_str(&format_args!("{SEALED}{text}")),
        }
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.strip_prefix(SEALED) {
            Some(sealed) => Ok(Self::Sealed(sealed.to_owned())),
            None => text.parse().map(Self::Open).map_err(serde::de::Error::custom),
        }
    }
}
