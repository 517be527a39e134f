//! Serde types of the `when` tables in a rules file.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::Table;

use crate::mau::conditions::Conditions;
use crate::mau::rules::doc::{By, States};
use crate::mau::standing::Standing;
use crate::mau::states::Asked;
use crate::seat::Direction;

/// A small rules document laid over the rest where its conditions hold.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WhenRule {
    /// Only with so many seats at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Span>,
    /// Only in these rounds; in a round each seat deals once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only on the turn of this seat.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only while the turn goes round that way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while so many still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while so many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only on these turns of whose turn it is, counted in each deal from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Span>,
    /// Only while whose turn it is holds so many cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Span>,
    /// Only while the seat has so many points in the match; whoever is below 0 counts as having none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Span>,
    /// Only if the seat has won so many deals of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Span>,
    /// Only if the seat has won so many deals in a row, up to the last one that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_in_a_row: Option<Span>,
    /// Only if the seat was dealt so many cards in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Span>,
    /// Only while all of these states hold.
    #[serde(default, rename = "while", skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// Only while none of these states holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
    /// What it changes.
    #[cfg_attr(feature = "schema", schemars(with = "crate::rules::schema::Changes"))]
    pub set: Table,
}

impl Eq for WhenRule {}

impl WhenRule {
    /// How the table must stand in the course of a deal; which deals, is said for all of it.
    pub(in crate::mau) fn conditions(&self, states: &States) -> Conditions {
        let &Self { by, direction, playing, pile, turns, score, won, won_in_a_row, dealt, .. } =
            self;
        let states = Asked::compile(states, &self.held, &self.unless);
        let match_so_far = Standing { score, won, won_in_a_row, dealt };
        Conditions { by, direction, playing, pile, turns, deals: None, states, match_so_far }
    }

    /// Whether it may hold at one time of a match and not at another.
    #[must_use]
    pub fn differs_in_a_match(&self) -> bool {
        self.rounds.is_some() || self.deals.is_some() || self.in_deal()
    }

    /// Whether it can come and go in the course of a deal.
    #[must_use]
    pub fn in_deal(&self) -> bool {
        let asks = !self.held.is_empty() || !self.unless.is_empty();
        asks || self.left.is_some() || !self.conditions(&States::new()).is_empty()
    }
}

/// Some numbers: `"3"`, `"2-4"`, `"5-"`, `"-3"` (none included), `"last"`, or every so many: `"every 2"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// From one to the other, both included.
    Between(u16, u16),
    /// The last one, where that is known.
    Last,
    /// Every so many: 2 is the second, fourth, and so on.
    Every(u16),
}

impl Span {
    /// Whether `number` is meant; `last` is the last number there is, if that is known.
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
