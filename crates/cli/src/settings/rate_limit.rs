//! Rate limits as people write them: `40+20/min`, or `30+2/day`.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use stammtisch_server::Allowance;

/// A burst, and a sustained rate per minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct Allowed(pub(super) Allowance);

/// A burst, and a sustained rate per day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(super) struct AllowedADay(pub(super) Allowance);

fn read(text: &str, unit: &str) -> Option<Allowance> {
    let (burst, rest) = text.split_once('+')?;
    let often = rest.strip_suffix(unit)?;
    Some(Allowance::new(burst.parse().ok()?, often.parse().ok()?))
}

impl FromStr for Allowed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        read(text, "/min")
            .map(Self)
            .ok_or_else(|| format!("`{text}` is not like 40+20/min: 40 at once, and 20 a minute"))
    }
}

impl FromStr for AllowedADay {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        read(text, "/day")
            .map(Self)
            .ok_or_else(|| format!("`{text}` is not like 30+2/day: 30 at once, and 2 a day"))
    }
}

impl TryFrom<String> for Allowed {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl TryFrom<String> for AllowedADay {
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

impl fmt::Display for AllowedADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}/day", self.0.burst, self.0.per_minute)
    }
}
