//! How often something may be done, as people write it: `40+20/min`.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use stammtisch_server::Allowance;

/// So often at once, and so often a minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Allowed(pub(super) Allowance);

impl FromStr for Allowed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (burst, rest) = text.split_once('+')?;
            let per_minute = rest.strip_suffix("/min")?;
            Some(Self(Allowance::new(burst.parse().ok()?, per_minute.parse().ok()?)))
        };
        read().ok_or_else(|| format!("`{text}` is not like 40+20/min: 40 at once, and 20 a minute"))
    }
}

impl TryFrom<String> for Allowed {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}/min", self.0.burst, self.0.per_minute)
    }
}
