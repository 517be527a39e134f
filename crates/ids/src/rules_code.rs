//! Rules codes: the seven characters by which people find shared rules.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The text is not a rules code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a code of rules has seven characters, an R and six letters A to Z and digits")]
pub struct BadRulesCode;

/// An R, and six letters or digits that name a rules file; lower case is read as upper case. Table
/// codes have six characters, so that both can be told apart.
///
/// The caller chooses which characters new codes use (some are hard to tell apart).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RulesCode([u8; 7]);

impl RulesCode {
    /// The code as text.
    pub fn as_str(&self) -> &str {
        // Only ASCII gets in, so the fallback is never taken.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for RulesCode {
    type Err = BadRulesCode;

    fn from_str(text: &str) -> Result<Self, BadRulesCode> {
        let mut bytes: [u8; 7] = text.as_bytes().try_into().map_err(|_| BadRulesCode)?;
        bytes.make_ascii_uppercase();
        let fits = bytes[0] == b'R' && bytes.iter().all(u8::is_ascii_alphanumeric);
        if fits { Ok(Self(bytes)) } else { Err(BadRulesCode) }
    }
}

impl fmt::Display for RulesCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for RulesCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RulesCode({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_may_type_lower_case() {
        let code = "rk7qx2m".parse::<RulesCode>();
        assert_eq!(code.map(|code| code.to_string()), Ok("RK7QX2M".into()));
    }

    #[test]
    fn what_is_not_a_code_is_refused() {
        for text in ["", "R", "K7QX2M", "RK7QX2", "RK7QX2MA", "AK7QX2M", "RK7-X2M", "RÄK7QX"] {
            assert_eq!(text.parse::<RulesCode>(), Err(BadRulesCode), "{text}");
        }
    }
}
