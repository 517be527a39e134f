//! House rules of any game: the document, and the rules compiled from it.

use std::sync::Arc;

use serde::{Serialize, Serializer};

use super::GameId;
use crate::digest::Digest;
use crate::game::Game;
use crate::rules::{
    CallHead, Difference, Document, Head, RuleError, Source, Text, differences, of_source, to_text,
};
use crate::{each_game, each_pair, of_game, sum_of_games, which_game};

type DocumentOf<G> = Box<<G as Game>::HouseRules>;
type RulesOf<G> = Arc<<G as Game>::Rules>;

sum_of_games! {
    /// A complete document of house rules.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "game", rename_all = "snake_case", remote = "Self")]
    pub enum AnyDocument(DocumentOf)
}

sum_of_games! {
    /// Compiled rules. They are large and immutable: clones share them.
    #[derive(Clone, Debug)]
    pub enum AnyRules(RulesOf)
}

/// Reads complete house rules without options, as a log keeps them.
///
/// # Errors
/// The text is not a valid document.
pub fn from_text(text: &str) -> Result<AnyDocument, Vec<RuleError>> {
    let source = Source::kept(text)?;
    of_game!(GameId::of_rules(&source)?, G => {
        of_source::<<G as Game>::HouseRules>(source).map(|doc| Box::new(doc).into())
    })
}

/// A document as its fields say it should be written.
struct Plain<'a>(&'a AnyDocument);

impl Serialize for Plain<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        AnyDocument::serialize(self.0, serializer)
    }
}

/// Behind `dyn`: otherwise each crate and each way of writing JSON would compile every field once more.
impl Serialize for AnyDocument {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        erased_serde::serialize(self.erased().as_ref(), serializer)
    }
}

impl AnyDocument {
    #[inline(never)]
    fn erased(&self) -> Box<dyn erased_serde::Serialize + '_> {
        Box::new(Plain(self))
    }

    /// The game they are for.
    #[must_use]
    pub const fn game(&self) -> GameId {
        which_game!(Self, self)
    }

    /// The head of the rules, which every game has.
    #[must_use]
    pub fn head(&self) -> Head<'_> {
        each_game!(Self, self, doc => doc.head())
    }

    /// The calls that must be made, where the game has any.
    #[must_use]
    pub fn calls(&self) -> Vec<CallHead<'_>> {
        each_game!(Self, self, doc => doc.calls())
    }

    /// The offences that players can charge each other with, in the order of their indices.
    #[must_use]
    pub fn charges(&self) -> Vec<&Text> {
        each_game!(Self, self, doc => doc.charges())
    }

    /// Whether cheating is part of the game.
    #[must_use]
    pub fn cheating(&self) -> bool {
        each_game!(Self, self, doc => doc.cheating())
    }

    /// Whether it matters which hand somebody writes with (ERF-04).
    #[must_use]
    pub fn asks_writing_hand(&self) -> bool {
        each_game!(Self, self, doc => doc.asks_writing_hand())
    }

    /// A hash of what the rules say about single cards: equal wherever they say the same.
    #[must_use]
    pub fn cards_mark(&self) -> String {
        each_game!(Self, self, doc => cards_mark(doc.as_ref()))
    }

    /// Compiles the rules for this number of seats.
    ///
    /// # Errors
    /// Every contradiction; a number of seats that the rules are not made for.
    pub fn compile(&self, seats: u8) -> Result<AnyRules, Vec<RuleError>> {
        each_game!(Self, self, doc => {
            doc.as_ref().compile(seats).map(|rules| Arc::new(rules).into())
        })
    }

    /// The rules as TOML, as a log keeps them.
    #[must_use]
    pub fn to_text(&self) -> String {
        each_game!(Self, self, doc => to_text(doc.as_ref()))
    }

    /// Every field in which `other` differs; none if it is for another game.
    #[must_use]
    pub fn differences(&self, other: &Self) -> Option<Vec<Difference>> {
        each_pair!((Self, self), (Self, other), (one, other) => {
            differences(one.as_ref(), other.as_ref())
        })
    }
}

fn cards_mark<D: Document>(doc: &D) -> String {
    let table = doc.to_table();
    let mut sum = Digest::new();
    for path in D::OF_CARDS {
        let (first, inner) = (table.get(path[0]), path.get(1));
        let said = inner.map_or(first, |key| first?.get(key));
        let said = said.map_or_else(String::new, ToString::to_string);
        said.bytes().chain([0]).for_each(|byte| sum.word(u64::from(byte)));
    }
    format!("{:016x}", sum.sum())
}

impl AnyRules {
    /// The game they are for.
    #[must_use]
    pub const fn game(&self) -> GameId {
        which_game!(Self, self)
    }

    /// The names of the rules that events refer to by index.
    #[must_use]
    pub fn named_rules(&self) -> Vec<&Text> {
        each_game!(Self, self, G: rules => <G as Game>::named_rules(rules))
    }

    /// Whether a match can go on without a seat whose player has left, with its cards laid aside.
    #[must_use]
    pub fn can_withdraw(&self) -> bool {
        of_game!(self.game(), G => <G as Game>::CAN_WITHDRAW)
    }

    /// For each seat, the number of its team, from 0; empty where everybody plays alone.
    #[must_use]
    pub fn teams(&self) -> Vec<u8> {
        each_game!(Self, self, G: rules => <G as Game>::teams(rules))
    }

    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        each_game!(Self, self, rules => rules.seats())
    }
}
