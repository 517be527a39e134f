//! The trait `Document`: what a game's house rules must provide, so that its files can be read,
//! checked and offered like those of any other game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use toml::Table;

use super::error::{Findings, RuleError};
use super::from_table::TypeError;
use super::help::Help;
use super::text::Text;
use super::text_check::{ID, is_id, text_of};
use crate::limits::MAX_SEATS;

/// House rules of one game as people write them, every field typed.
pub trait Document: Serialize + DeserializeOwned + Clone + 'static {
    /// The name of the game, as written in `game` at the head of a file.
    const GAME: &'static str;
    /// The version of the format. Logs keep the whole document; `upcast` converts older ones.
    const FORMAT: u32;
    /// Id and text of every preset, in the order in which they are offered.
    const PRESETS: &'static [(&'static str, &'static str)];
    /// Id and text of further bases of files, which nobody plays as they are.
    const BASES: &'static [(&'static str, &'static str)];
    /// Id and text of the library: rules that people really play, offered to browse and not beside
    /// the presets.
    const LIBRARY: &'static [(&'static str, &'static str)] = &[];
    /// The tags that rules can have (`tags`), with their names in German and English.
    const TAGS: &'static [(&'static str, [&'static str; 2])] = &[];
    /// Every error code of files of this game, with its meaning.
    const CODES: &'static [(&'static str, &'static str)];
    /// Keys whose value is replaced as a whole, not merged, when one document is applied to another.
    const DECISIONS: &'static [&'static str];
    /// Help for people who make mistakes.
    const HELP: Help;
    /// Codes of mistakes in a single value: they are reported together with type errors.
    const ALONE: &'static [&'static str];
    /// Tables in which an empty entry has a meaning.
    const ENTRIES: &'static [&'static str];

    /// Where it says something about single cards: a key, or a key in a table.
    const OF_CARDS: &'static [&'static [&'static str]];

    /// The compiled rules that the engine runs on.
    type Rules;

    /// The head of the rules, which every game has.
    fn head(&self) -> Head<'_>;

    /// The calls that must be made, where the game has any.
    fn calls(&self) -> Vec<CallHead<'_>> {
        Vec::new()
    }

    /// The offences that players can charge each other with, in the order of their indices.
    fn charges(&self) -> Vec<&Text> {
        Vec::new()
    }

    /// Whether cheating is part of the game.
    fn cheating(&self) -> bool {
        false
    }

    /// Whether it matters which hand somebody writes with.
    fn asks_writing_hand(&self) -> bool {
        false
    }

    /// Deserialises the document from a table. Implemented by each game, so that callers that read
    /// files do not compile the deserialisation of every field again.
    ///
    /// # Errors
    /// The first field that is unknown, missing or of another type.
    fn typed(table: &serde_json::Value) -> Result<Self, TypeError>;

    /// The document as a table.
    fn to_table(&self) -> Table;

    /// The document as TOML, in the order of its fields.
    fn written(&self) -> String;

    /// Upcasts a table of an older format to the present one.
    fn upcast(table: &mut Table, layer: Layer);

    /// All contradictions.
    fn check(&self) -> Vec<RuleError>;

    /// Settings of sound rules that never take effect.
    fn no_effect(&self) -> Vec<RuleError>;

    /// Settings of sound rules that have no effect at all.
    fn warnings(&self) -> Vec<RuleError> {
        Vec::new()
    }

    /// Other fields that a mistake of this code may come from: it is attributed to one that
    /// somebody has written.
    fn related(code: &str) -> &'static [&'static str];

    /// Compiles the rules for this number of seats.
    ///
    /// # Errors
    /// Every contradiction; a number of seats that the rules are not made for.
    fn compile(&self, seats: u8) -> Result<Self::Rules, Vec<RuleError>>;
}

/// Id and text of everything that files may build on.
pub(crate) fn bases<D: Document>() -> impl Iterator<Item = (&'static str, &'static str)> {
    D::PRESETS.iter().chain(D::BASES).chain(D::LIBRARY).copied()
}

/// The kind of document that a table belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Complete rules: what is removed is simply missing.
    Whole,
    /// A patch for another document: what is removed has to be named.
    Patch,
}

/// The head that the rules of every game have.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// Version of the format.
    pub format: u32,
    /// Short name for commands and links.
    pub id: &'a str,
    /// The name people use.
    pub name: &'a Text,
    /// A description in one sentence.
    pub about: &'a Text,
    /// How many seats can play.
    pub seats: &'a SeatsRule,
}

/// What a client shows of a call.
#[derive(Clone, Copy, Debug)]
pub struct CallHead<'a> {
    /// Its short name.
    pub id: &'a str,
    /// The text of the call.
    pub name: &'a Text,
    /// How many cards are left when it must be made; none: it is tied to certain cards.
    pub at: Option<u8>,
    /// Who enforces it.
    pub enforced: EnforcedBy,
    /// Cards drawn by a seat that catches in vain.
    pub false_catch: u8,
}

/// Who enforces a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnforcedBy {
    /// Nobody.
    Nobody,
    /// The table reminds the player.
    Reminder,
    /// The table makes the call itself.
    Automatic,
    /// The table penalises a missed call.
    Table,
    /// The other players, by catching.
    Others,
}

/// How many seats can play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatsRule {
    /// Fewest seats, at least 2.
    pub min: u8,
    /// Most seats, at most [`crate::limits::MAX_SEATS`].
    pub max: u8,
    /// Seats recommended.
    pub recommended: u8,
}

impl Head<'_> {
    /// Checks the format version, the names and the description.
    pub(crate) fn check<D: Document>(&self, found: &mut Findings) {
        if self.format != D::FORMAT {
            found.add("bad_format", "format", formats::<D>());
        }
        if !is_id(self.id) {
            found.add("bad_id", "id", ID);
        }
        found.0.extend(text_of("name", self.name, 60));
        found.0.extend(text_of("about", self.about, 300));
    }
}

impl SeatsRule {
    /// Checks the numbers of seats; returns whether other checks can rely on them.
    pub(crate) fn check(&self, found: &mut Findings) -> bool {
        let before = found.0.len();
        if self.min < 2 {
            found.add("bad_seats", "seats.min", ("es spielen mindestens 2", "at least 2 play"));
        }
        if usize::from(self.max) > MAX_SEATS {
            let message =
                (format!("es spielen höchstens {MAX_SEATS}"), format!("at most {MAX_SEATS} play"));
            found.add("bad_seats", "seats.max", message);
        }
        if self.min > self.max || !(self.min..=self.max).contains(&self.recommended) {
            let message = ("schreib min <= recommended <= max", "write min <= recommended <= max");
            found.add("bad_seats", "seats", message);
        }
        found.0.len() == before
    }

    /// Checks that the rules allow this number of seats.
    ///
    /// # Errors
    /// If these rules are not made for it.
    pub(crate) fn admit(&self, seats: u8) -> Result<(), Vec<RuleError>> {
        if (self.min..=self.max).contains(&seats) {
            return Ok(());
        }
        let Self { min, max, .. } = self;
        let message = (
            format!("diese Regeln sind für {min} bis {max} Leute"),
            format!("these rules are for {min} to {max} seats"),
        );
        Err(vec![RuleError::new("bad_seats", "seats", message)])
    }
}

/// A text saying which versions of the format can be read.
pub(super) fn formats<D: Document>() -> (String, String) {
    (
        format!("dieses Programm liest die Formate 1 bis {}", D::FORMAT),
        format!("this program reads formats 1 to {}", D::FORMAT),
    )
}
