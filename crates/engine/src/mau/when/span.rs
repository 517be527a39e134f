//! Ranges of numbers in conditions of rules (`Span`).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A range of numbers: `"3"`, `"2-4"`, `"5-"`, `"-3"` (including 0), `"last"`, or every nth number:
/// `"every 2"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// From the first to the second, both included.
    Between(u16, u16),
    /// The last number, if that is known.
    Last,
    /// Every nth number: 2 means the second, fourth, and so on.
    Every(u16),
}

impl Span {
    /// Whether it includes `number`; `last` is the last number there is, if known.
    #[must_use]
    pub fn has(self, number: u16, last: Option<u16>) -> bool {
        match self {
            Self::Between(from, to) => (from..=to).contains(&number),
            Self::Last => last == Some(number),
            Self::Every(step) => number > 0 && step > 0 && number.is_multiple_of(step),
        }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Between(from, to) if from == to => write!(f, "{from}"),
            Self::Between(0, to) if *to < u16::MAX => write!(f, "-{to}"),
            Self::Between(from, u16::MAX) => write!(f, "{from}-"),
            Self::Between(from, to) => write!(f, "{from}-{to}"),
            Self::Last => f.write_str("last"),
            Self::Every(step) => write!(f, "every {step}"),
        }
    }
}

impl FromStr for Span {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |text: &str| text.trim().parse::<u16>().map_err(|_| ());
        let text = text.trim();
        if text == "last" {
            return Ok(Self::Last);
        }
        if let Some(step) = text.strip_prefix("every ") {
            return number(step)
                .and_then(|step| if step > 0 { Ok(Self::Every(step)) } else { Err(()) });
        }
        let Some((from, to)) = text.split_once('-') else {
            return number(text).map(|one| Self::Between(one, one));
        };
        let from = if from.trim().is_empty() { 0 } else { number(from)? };
        let to = if to.trim().is_empty() { u16::MAX } else { number(to)? };
        if from <= to { Ok(Self::Between(from, to)) } else { Err(()) }
    }
}

impl Serialize for Span {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(
            untagged,
            expecting = "a number, or text such as \"2-4\", \"5-\", \"last\" or \"every 2\""
        )]
        enum Raw {
            Number(u16),
            Text(String),
        }
        match Raw::deserialize(deserializer)? {
            Raw::Number(one) => Ok(Self::Between(one, one)),
            Raw::Text(text) => text.parse().map_err(|()| {
                serde::de::Error::custom(
                    "write a number, or text such as \"2-4\", \"5-\", \"last\" or \"every 2\"",
                )
            }),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Span {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Span".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let text = r"^ *(last|every +0*[1-9][0-9]*|[0-9]*( *- *[0-9]*)?) *$";
        schemars::json_schema!({
            "anyOf": [
                { "type": "integer", "minimum": 0, "maximum": u16::MAX },
                { "type": "string", "pattern": text },
            ],
        })
    }
}
