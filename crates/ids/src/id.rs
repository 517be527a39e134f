//! 128-bit ids of players, tables, sessions, links and files. The caller draws them at random.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The text is not an id: an id is written as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an id is written as 32 hexadecimal digits")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u128);

        impl $name {
            /// The id with these bytes, in big-endian order.
            pub const fn from_bytes(bytes: [u8; 16]) -> Self {
                Self(u128::from_be_bytes(bytes))
            }

            /// The bytes of this id, in big-endian order.
            pub const fn to_bytes(self) -> [u8; 16] {
                self.0.to_be_bytes()
            }
        }

        /// Writes 32 lower-case hexadecimal digits.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                // `from_str_radix` alone would also take a sign.
                if text.len() != 32 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                    return Err(BadId);
                }
                u128::from_str_radix(text, 16).map(Self).map_err(|_| BadId)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id! {
    /// The permanent id of a player, drawn at random when the player is created.
    PlayerId
}
id! {
    /// The permanent id of a table, drawn at random when the table is created.
    TableId
}
id! {
    /// The id of a session as its player sees it, who may not see its token. Drawn at random when
    /// the session begins.
    SessionId
}
id! {
    /// The id of a link to a finished match as its creator sees it: the link's key is told once and
    /// stored nowhere. Drawn at random when the link is created.
    MatchLinkId
}
id! {
    /// The permanent id of a match file uploaded from elsewhere, drawn at random when the file is stored.
    MatchFileId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_survives_its_text_form() {
        let id = TableId::from_bytes([0x0f; 16]);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string(), "0f".repeat(16));
    }

    #[test]
    fn an_id_survives_its_bytes_and_its_json() {
        let id = PlayerId(0x0102_0304_0506_0708_090a_0b0c_0d0e_0f10);
        assert_eq!(id.to_bytes()[..3], [1, 2, 3]);
        assert_eq!(PlayerId::from_bytes(id.to_bytes()), id);
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(json, "\"0102030405060708090a0b0c0d0e0f10\"");
        assert_eq!(serde_json::from_str::<PlayerId>(&json).unwrap(), id);
        assert!(serde_json::from_str::<PlayerId>("\"1\"").is_err());
    }

    #[test]
    fn what_is_not_an_id_is_refused() {
        let signed = format!("+{}", "0".repeat(31));
        for text in ["", "12", signed.as_str(), &"g".repeat(32), &"0".repeat(33)] {
            assert_eq!(text.parse::<PlayerId>(), Err(BadId), "{text}");
        }
    }
}
