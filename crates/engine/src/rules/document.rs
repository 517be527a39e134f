//! What the document of a game's house rules must offer, so that its files can be read, checked
//! and offered like those of any other game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use toml::de::DeTable;
use toml::{Spanned, Table};

use super::error::{Findings, RuleError};
use super::help::Help;
use super::text::Text;
use super::text_check::{ID, is_id, text_of};
use crate::limits::MAX_SEATS;

/// House rules of one game as people write them, every field typed.
pub trait Document: Serialize + DeserializeOwned + Clone + 'static {
    /// The game, as `game` names it at the head of a file.
    const GAME: &'static str;
    /// The version of the format. Logs keep the whole document; `upcast` reads older ones.
    const FORMAT: u32;
    /// Id and text of every preset, in the order in which they are offered.
    const PRESETS: &'static [(&'static str, &'static str)];
    /// Id and text of what files may be laid over besides, though nobody plays it as it stands.
    const BASES: &'static [(&'static str, &'static str)];
    /// Id and text of the library: rules that people really play, found by whoever looks for them,
    /// and not offered beside the presets.
    const LIBRARY: &'static [(&'static str, &'static str)] = &[];
    /// What rules can be marked as (`tags`), with what people read, German and English.
    const TAGS: &'static [(&'static str, [&'static str; 2])] = &[];
    /// Every code that a mistake in a file of this game can have, with what it says.
    const CODES: &'static [(&'static str, &'static str)];
    /// Keys whose value is one decision: a document laid over another one replaces it.
    const DECISIONS: &'static [&'static str];
    /// What helps whoever has slipped.
    const HELP: Help;
    /// Codes of mistakes that a value has by itself: they are told beside mistakes in the typing.
    const ALONE: &'static [&'static str];
    /// Tables in which a key says something even where nothing stands below it.
    const ENTRIES: &'static [&'static str];

    /// Where it says something of single cards: a key, or a key in a table.
    const OF_CARDS: &'static [&'static [&'static str]];

    /// What the engine runs on.
    type Rules;

    /// What every game says of its rules.
    fn head(&self) -> Head<'_>;

    /// What must be said, where the game has such a thing.
    fn calls(&self) -> Vec<CallHead<'_>> {
        Vec::new()
    }

    /// What players can charge each other with, in the order of their numbers.
    fn charges(&self) -> Vec<&Text> {
        Vec::new()
    }

    /// Whether cheating is part of the game.
    fn cheating(&self) -> bool {
        false
    }

    /// Whether it matters with which hand somebody writes.
    fn asks_writing_hand(&self) -> bool {
        false
    }

    /// The document that a table says. It stands with each game, so that whoever reads files does not compile
    /// the reading of every field again.
    ///
    /// # Errors
    /// The first field that is unknown, missing or of another type.
    fn typed(table: Spanned<DeTable<'_>>) -> Result<Self, toml::de::Error>;

    /// The table that says this document.
    fn to_table(&self) -> Table;

    /// The text of it, in the order of its fields.
    fn written(&self) -> String;

    /// Puts a table of an older format into the words of today.
    fn upcast(table: &mut Table, layer: Layer);

    /// All contradictions.
    fn check(&self) -> Vec<RuleError>;

    /// What in sound rules never comes into force.
    fn idle(&self) -> Vec<RuleError>;

    /// What in sound rules has no effect at all.
    fn warnings(&self) -> Vec<RuleError> {
        Vec::new()
    }

    /// Fields that a mistake of this code may come from as well: what is written down is what
    /// somebody changed.
    fn related(code: &str) -> &'static [&'static str];

    /// The tables that the engine runs on.
    ///
    /// # Errors
    /// Every contradiction; seats that the rules are not made for.
    fn compile(&self, seats: u8) -> Result<Self::Rules, Vec<RuleError>>;
}

/// Id and text of everything that files may be laid over.
pub(crate) fn bases<D: Document>() -> impl Iterator<Item = (&'static str, &'static str)> {
    D::PRESETS.iter().chain(D::BASES).chain(D::LIBRARY).copied()
}

/// What a table is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Complete rules: what is taken away simply is not there.
    Whole,
    /// A document laid over another: what is taken away there has to be named.
    Patch,
}

/// What every game says of its rules.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// Version of the format.
    pub format: u32,
    /// Short name for commands and links.
    pub id: &'a str,
    /// The name people use.
    pub name: &'a Text,
    /// One sentence about it.
    pub about: &'a Text,
    /// How many can play.
    pub seats: &'a SeatsRule,
}

/// What a client shows of a call.
#[derive(Clone, Copy, Debug)]
pub struct CallHead<'a> {
    /// Its short name.
    pub id: &'a str,
    /// What is said.
    pub name: &'a Text,
    /// How many cards are left when it must be made; none: it goes with certain cards.
    pub at: Option<u8>,
    /// Who sees to it.
    pub enforced: EnforcedBy,
    /// Cards drawn by whoever catches in vain.
    pub false_catch: u8,
}

/// Who sees to it that a call is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnforcedBy {
    /// Nobody.
    Nobody,
    /// The table reminds.
    Reminder,
    /// The table says it.
    Automatic,
    /// The table fines.
    Table,
    /// The others, by catching.
    Others,
}

/// How many can play.
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
    /// What is wrong with the version, the names and the one sentence.
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
    /// What is wrong with it; says whether the numbers of seats can be counted with.
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

    /// The mistake of sitting down in another number.
    ///
    /// # Errors
    /// If these rules are not made for so many.
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

/// Which versions of a format can be read.
pub(super) fn formats<D: Document>() -> (String, String) {
    (
        format!("dieses Programm liest die Formate 1 bis {}", D::FORMAT),
        format!("this program reads formats 1 to {}", D::FORMAT),
    )
}
