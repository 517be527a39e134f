//! House rules of whichever game: the document.

use serde::Serialize;

use super::{GameId, Rules, each};
use crate::digest::Digest;
use crate::mau::rules::doc::CallRule;
use crate::rules::{
    Difference, Document, Head, RuleError, Source, differences, of_source, to_text,
};
use crate::{mau, maxonaut};

/// A complete document of house rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum House {
    /// The Mau-Mau family.
    Mau(Box<mau::rules::HouseRules>),
    /// Maxonaut.
    Maxonaut(Box<maxonaut::rules::HouseRules>),
}

impl From<mau::rules::HouseRules> for House {
    fn from(doc: mau::rules::HouseRules) -> Self {
        Self::Mau(Box::new(doc))
    }
}

impl From<maxonaut::rules::HouseRules> for House {
    fn from(doc: maxonaut::rules::HouseRules) -> Self {
        Self::Maxonaut(Box::new(doc))
    }
}

/// Reads complete house rules without options, as a log keeps them.
///
/// # Errors
/// Text that is no such document.
pub fn from_text(text: &str) -> Result<House, Vec<RuleError>> {
    let source = Source::kept(text)?;
    match GameId::of_rules(&source)? {
        GameId::Mau => of_source::<mau::rules::HouseRules>(source).map(House::from),
        GameId::Maxonaut => of_source::<maxonaut::rules::HouseRules>(source).map(House::from),
    }
}

impl House {
    /// Which game they are for.
    #[must_use]
    pub const fn game(&self) -> GameId {
        match self {
            Self::Mau(_) => GameId::Mau,
            Self::Maxonaut(_) => GameId::Maxonaut,
        }
    }

    /// What every game says of its rules.
    #[must_use]
    pub fn head(&self) -> Head<'_> {
        each!(self, doc => doc.head())
    }

    /// What must be said, by a short name, where the game has such a thing.
    pub fn calls(&self) -> impl Iterator<Item = (&str, &CallRule)> {
        let calls = match self {
            Self::Mau(doc) => Some(&doc.calls),
            Self::Maxonaut(_) => None,
        };
        calls.into_iter().flatten().map(|(id, call)| (id.as_str(), call))
    }

    /// Whether cheating is part of the game.
    #[must_use]
    pub const fn cheating(&self) -> bool {
        match self {
            Self::Mau(doc) => doc.cheat.is_some(),
            Self::Maxonaut(_) => false,
        }
    }

    /// Whether it matters with which hand somebody writes (ERF-04).
    #[must_use]
    pub fn asks_writing_hand(&self) -> bool {
        match self {
            Self::Mau(doc) => doc.asks_writing_hand(),
            Self::Maxonaut(_) => false,
        }
    }

    /// A mark of what the rules say of single cards: the same wherever they say the same.
    #[must_use]
    pub fn cards_mark(&self) -> String {
        let table = each!(self, doc => toml::Table::try_from(doc.as_ref())).unwrap_or_default();
        let of_cards: &[&[&str]] = match self {
            Self::Mau(_) => {
                &[&["cards"], &["fit"], &["when"], &["end", "never_last"], &["end", "only_last"]]
            }
            Self::Maxonaut(_) => &[&["deck"]],
        };
        let mut sum = Digest::new();
        for path in of_cards {
            let (first, inner) = (table.get(path[0]), path.get(1));
            let said = inner.map_or(first, |key| first?.get(key));
            let said = said.map_or_else(String::new, ToString::to_string);
            said.bytes().chain([0]).for_each(|byte| sum.word(u64::from(byte)));
        }
        format!("{:016x}", sum.sum())
    }

    /// The rules for so many seats.
    ///
    /// # Errors
    /// Every contradiction; seats that the rules are not made for.
    pub fn compile(&self, seats: u8) -> Result<Rules, Vec<RuleError>> {
        each!(self, doc => doc.as_ref().compile(seats).map(Rules::from))
    }

    /// Writes them as a log keeps them.
    #[must_use]
    pub fn to_text(&self) -> String {
        each!(self, doc => to_text(doc.as_ref()))
    }

    /// Every field in which `other` differs; none if it is for another game.
    #[must_use]
    pub fn differences(&self, other: &Self) -> Option<Vec<Difference>> {
        match (self, other) {
            (Self::Mau(one), Self::Mau(other)) => Some(differences(one.as_ref(), other.as_ref())),
            (Self::Maxonaut(one), Self::Maxonaut(other)) => {
                Some(differences(one.as_ref(), other.as_ref()))
            }
            (Self::Mau(_), Self::Maxonaut(_)) | (Self::Maxonaut(_), Self::Mau(_)) => None,
        }
    }
}
