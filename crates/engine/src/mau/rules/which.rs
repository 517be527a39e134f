//! How rules name cards: by rank, or one kind by itself.

use serde::{Deserialize, Serialize};

use crate::card::{Card, ParseCardError, Rank};

/// A rank or a single card, as keys and lists name them: `"7"`, `"J"`, `"KH"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Which {
    /// All cards of a rank.
    Rank(Rank),
    /// One card kind.
    Card(Card),
}

impl Which {
    /// Whether `card` is meant.
    #[must_use]
    pub fn means(self, card: Card) -> bool {
        match self {
            Self::Rank(rank) => card.rank() == Some(rank),
            Self::Card(one) => card == one,
        }
    }
}

impl std::fmt::Display for Which {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Rank(rank) => rank.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl std::str::FromStr for Which {
    type Err = ParseCardError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self::Rank).or_else(|_| text.parse().map(Self::Card))
    }
}

impl Serialize for Which {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Which {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| {
            serde::de::Error::custom(format_args!(
                "`{text}` is neither a rank nor a card: ranks are 2 to 10, J (Bube, jack), Q (Dame, \
                 queen), K (König, king) and A (Ass, ace); a card is a rank and a suit, C (Kreuz, \
                 clubs), S (Pik, spades), H (Herz, hearts) or D (Karo, diamonds), as in KH; the jokers \
                 are XR and XB"
            ))
        })
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Which {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Which".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let pattern = "^((10|[2-9AJQKajqk])[CSHDcshd]?|[Xx][RrBb])$";
        schemars::json_schema!({ "type": "string", "pattern": pattern })
    }
}
