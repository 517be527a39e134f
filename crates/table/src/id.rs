//! Who is meant: players for ever, lines (open connections) as long as they last.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Names a player for ever. Drawn at random by whoever creates the player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerId(pub u128);

/// Text that is no player's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a player's id has 32 hexadecimal digits")]
pub struct BadPlayerId;

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PlayerId({self})")
    }
}

impl FromStr for PlayerId {
    type Err = BadPlayerId;
    fn from_str(text: &str) -> Result<Self, BadPlayerId> {
        // `from_str_radix` alone would also take a sign.
        if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(BadPlayerId);
        }
        u128::from_str_radix(text, 16).map(Self).map_err(|_| BadPlayerId)
    }
}

impl Serialize for PlayerId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlayerId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// One open connection of a player or spectator. Chosen by the caller, never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ConnectionId(pub u64);
