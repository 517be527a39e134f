//! A rules file of whichever game.

use std::collections::BTreeMap;

use super::{GameId, House, Rules, each};
use crate::rules::{OptionRule, RuleError, Source};
use crate::{mau, maxonaut};

/// A rules file that has been read. `game` at its head says which game it is for; a file without
/// it is for the game of its base, and one without a base for Mau-Mau.
#[derive(Clone, Debug)]
pub enum RulesFile {
    /// The Mau-Mau family.
    Mau(mau::rules::RulesFile),
    /// Maxonaut.
    Maxonaut(maxonaut::rules::RulesFile),
}

impl RulesFile {
    /// Reads a rules file, over its `base` if it names one.
    ///
    /// # Errors
    /// A game that there is not; else as [`crate::rules::RulesFile::read`].
    pub fn read(text: &str) -> Result<Self, Vec<RuleError>> {
        let source = Source::read(text)?;
        Ok(match GameId::of_file(&source)? {
            GameId::Mau => Self::Mau(crate::rules::RulesFile::of(source)?),
            GameId::Maxonaut => Self::Maxonaut(crate::rules::RulesFile::of(source)?),
        })
    }

    /// The options on offer.
    #[must_use]
    pub fn options(&self) -> &[OptionRule] {
        each!(self, file => file.options())
    }

    /// The house rules with these choices; options not named keep their default.
    ///
    /// # Errors
    /// As [`crate::rules::RulesFile::resolve`].
    pub fn resolve(&self, chosen: &BTreeMap<String, String>) -> Result<House, Vec<RuleError>> {
        each!(self, file => file.resolve(chosen).map(House::from))
    }

    /// The rules with these choices, compiled for so many seats.
    ///
    /// # Errors
    /// As [`crate::rules::RulesFile::compile`].
    pub fn compile(
        &self,
        chosen: &BTreeMap<String, String>,
        seats: u8,
    ) -> Result<Rules, Vec<RuleError>> {
        each!(self, file => file.compile(chosen, seats).map(Rules::from))
    }

    /// This file with these choices made for good; the other options stay open.
    ///
    /// # Errors
    /// An unknown option or choice.
    pub fn with_choices(&self, chosen: &BTreeMap<String, String>) -> Result<Self, Vec<RuleError>> {
        Ok(match self {
            Self::Mau(file) => Self::Mau(file.with_choices(chosen)?),
            Self::Maxonaut(file) => Self::Maxonaut(file.with_choices(chosen)?),
        })
    }

    /// The rules before any option is laid over them.
    ///
    /// # Errors
    /// As [`RulesFile::resolve`].
    pub fn plain(&self) -> Result<House, Vec<RuleError>> {
        each!(self, file => file.plain().map(House::from))
    }

    /// The whole file as TOML: complete rules and their options.
    ///
    /// # Errors
    /// As [`RulesFile::plain`].
    pub fn to_text(&self) -> Result<String, Vec<RuleError>> {
        each!(self, file => file.to_text())
    }

    /// What the file itself says though it has no effect.
    #[must_use]
    pub fn warnings(&self) -> Vec<RuleError> {
        each!(self, file => file.warnings())
    }

    /// Everything that is wrong under any choice of any option, and under any two together.
    #[must_use]
    pub fn check(&self) -> Vec<RuleError> {
        each!(self, file => file.check())
    }
}
