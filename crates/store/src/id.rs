//! 128-bit names of tables, players and actors. Randomness is the caller's business.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The text is not an id: an id is written as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an id is written as 32 hexadecimal digits")]
pub struct BadId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// The id made of these bytes.
            pub const fn from_bytes(bytes: [u8; 16]) -> Self {
                Self(bytes)
            }

            /// The bytes of this id.
            pub const fn as_bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        /// Writes 32 lower-case hexadecimal digits.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", u128::from_be_bytes(self.0))
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
                if text.len() != 32 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
                    return Err(BadId);
                }
                let number = u128::from_str_radix(text, 16).map_err(|_| BadId)?;
                Ok(Self(number.to_be_bytes()))
            }
        }
    };
}

id! {
    /// Names a table for ever. Drawn at random by whoever creates the table.
    TableId
}
id! {
    /// Names a player for ever. Drawn at random by whoever creates the player.
    PlayerId
}
id! {
    /// Names a session towards its player, who may not see its token. Drawn at random by whoever
    /// begins the session.
    SessionId
}
id! {
    /// Who gave a command, as far as counting commands goes: each actor numbers his own.
    ///
    /// The store only compares actors. One table should use one kind of actor throughout.
    Actor
}

impl Actor {
    /// Commands are numbered per seat.
    pub const fn seat(seat: u8) -> Self {
        let mut bytes = [0; 16];
        bytes[15] = seat;
        Self(bytes)
    }

    /// Commands are numbered per player, wherever he sits.
    pub const fn player(player: PlayerId) -> Self {
        Self(player.0)
    }
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
    fn what_is_not_an_id_is_refused() {
        let signed = format!("+{}", "0".repeat(31));
        for text in ["", "12", signed.as_str(), &"g".repeat(32), &"0".repeat(33)] {
            assert_eq!(text.parse::<PlayerId>(), Err(BadId), "{text}");
        }
    }
}
