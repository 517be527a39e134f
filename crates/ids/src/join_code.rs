//! Join codes: the six characters by which people find a table.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The text is not a join code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table code has six characters, letters A to Z and digits only")]
pub struct BadJoinCode;

/// Six letters or digits that name an open table; lower case is read as upper case.
///
/// The caller chooses which characters new codes use (some are hard to tell apart).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JoinCode([u8; 6]);

impl JoinCode {
    /// The code as text.
    pub fn as_str(&self) -> &str {
        // Only ASCII gets in, so the fallback is never taken.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for JoinCode {
    type Err = BadJoinCode;

    fn from_str(text: &str) -> Result<Self, BadJoinCode> {
        let mut bytes: [u8; 6] = text.as_bytes().try_into().map_err(|_| BadJoinCode)?;
        bytes.make_ascii_uppercase();
        if bytes.iter().all(u8::is_ascii_alphanumeric) { Ok(Self(bytes)) } else { Err(BadJoinCode) }
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JoinCode({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_may_type_lower_case() {
        assert_eq!("k7qx2m".parse::<JoinCode>().map(|code| code.to_string()), Ok("K7QX2M".into()));
    }

    #[test]
    fn what_is_not_a_code_is_refused() {
        for text in ["", "ABCDE", "ABCDEFG", "ABC-EF", "ÄBCDE", "AB DEF"] {
            assert_eq!(text.parse::<JoinCode>(), Err(BadJoinCode), "{text}");
        }
    }
}
