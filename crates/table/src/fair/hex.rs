//! 32 bytes as hexadecimal digits (`Hex32`).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// 32 bytes: a hash, or a value that a seat adds. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex32(pub [u8; 32]);

/// The text is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("32 bytes are 64 hexadecimal digits in small letters")]
pub struct ParseHexError;

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Accepts only lower-case digits, so that the same bytes have one spelling.
impl FromStr for Hex32 {
    type Err = ParseHexError;
    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(ParseHexError),
        };
        let text: &[u8; 64] = text.as_bytes().try_into().map_err(|_| ParseHexError)?;
        let mut bytes = [0; 32];
        let (pairs, _) = text.as_chunks::<2>();
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(*high)? << 4 | digit(*low)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Hex32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_one_spelling() {
        let bytes = Hex32(std::array::from_fn(|at| at as u8 * 8 + 3));
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        for bad in ["", "0", &"g".repeat(64), &"A".repeat(64), &"0".repeat(63), &"ä".repeat(32)] {
            assert_eq!(bad.parse::<Hex32>(), Err(ParseHexError), "{bad}");
        }
    }
}
