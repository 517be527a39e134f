//! A rules file of any game (`AnyRulesFile`): reads it together with its bases, for the game it names.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{AnyDocument, AnyRules, GameId};
use crate::game::Game;
use crate::rules::{OptionRule, Origin, RuleError, RulesFile, Source};
use crate::{each_game, of_game, sum_of_games};

type FileOf<G> = RulesFile<<G as Game>::HouseRules>;

sum_of_games! {
    /// A rules file that has been read. `game` at its head says which game it is for; if it is
    /// missing, the game is that of its base, and without a base Mau-Mau.
    #[derive(Clone, Debug)]
    pub enum AnyRulesFile(FileOf)
}

impl AnyRulesFile {
    /// Reads a rules file, and its `base` if it names one.
    ///
    /// # Errors
    /// An unknown game; else as [`crate::rules::RulesFile::read`].
    pub fn read(text: &str) -> Result<Self, Vec<RuleError>> {
        let source = Source::read(text)?;
        of_game!(GameId::of_file(&source)?, G => FileOf::<G>::of(source).map(Self::from))
    }

    /// Reads a rules file on top of others, the nearest first: each is what the one before names as
    /// its base, and the last one may name built-in rules. The caller has to find these files; the
    /// result does not depend on them.
    ///
    /// # Errors
    /// As [`AnyRulesFile::read`]; `base_loop` where the chain is too long.
    pub fn read_over(text: &str, under: &[&str]) -> Result<Self, Vec<RuleError>> {
        let source = Source::read(text)?.over(under)?;
        of_game!(GameId::of_file(&source)?, G => FileOf::<G>::of(source).map(Self::from))
    }

    /// The base that a text names, and on which line.
    ///
    /// # Errors
    /// If the text cannot be read at all.
    pub fn base_named(text: &str) -> Result<Option<(String, Option<usize>)>, Vec<RuleError>> {
        let source = Source::read(text)?;
        let base = source.table.get("base").and_then(toml::Value::as_str);
        Ok(base.map(|base| (base.to_owned(), source.places.line("base"))))
    }

    /// Where the rules come from, according to this file and not to its bases.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        each_game!(Self, self, file => file.origin())
    }

    /// The id of the rules that it builds on; none if it stands alone.
    #[must_use]
    pub fn base(&self) -> Option<&str> {
        each_game!(Self, self, file => file.base())
    }

    /// The options offered.
    #[must_use]
    pub fn options(&self) -> &[OptionRule] {
        each_game!(Self, self, file => file.options())
    }

    /// The house rules with these choices; options not named keep their default.
    ///
    /// # Errors
    /// As [`crate::rules::RulesFile::resolve`].
    pub fn resolve(
        &self,
        chosen: &BTreeMap<String, String>,
    ) -> Result<AnyDocument, Vec<RuleError>> {
        each_game!(Self, self, file => file.resolve(chosen).map(|doc| Box::new(doc).into()))
    }

    /// Compiles the rules with these choices for this number of seats.
    ///
    /// # Errors
    /// As [`crate::rules::RulesFile::compile`].
    pub fn compile(
        &self,
        chosen: &BTreeMap<String, String>,
        seats: u8,
    ) -> Result<AnyRules, Vec<RuleError>> {
        each_game!(Self, self, file => {
            file.compile(chosen, seats).map(|rules| Arc::new(rules).into())
        })
    }

    /// This file with these choices made permanent; the other options stay open.
    ///
    /// # Errors
    /// An unknown option or choice.
    pub fn with_choices(&self, chosen: &BTreeMap<String, String>) -> Result<Self, Vec<RuleError>> {
        each_game!(Self, self, file => file.with_choices(chosen).map(Self::from))
    }

    /// The rules with no option applied.
    ///
    /// # Errors
    /// As [`AnyRulesFile::resolve`].
    pub fn plain(&self) -> Result<AnyDocument, Vec<RuleError>> {
        each_game!(Self, self, file => file.plain().map(|doc| Box::new(doc).into()))
    }

    /// The whole file as TOML: complete rules and their options.
    ///
    /// # Errors
    /// As [`AnyRulesFile::plain`].
    pub fn to_text(&self) -> Result<String, Vec<RuleError>> {
        each_game!(Self, self, file => file.to_text())
    }

    /// What the file itself says that has no effect.
    #[must_use]
    pub fn warnings(&self) -> Vec<RuleError> {
        each_game!(Self, self, file => file.warnings())
    }

    /// Everything that is wrong with any choice of any option, or with the choices of any two.
    #[must_use]
    pub fn check(&self) -> Vec<RuleError> {
        each_game!(Self, self, file => file.check())
    }
}
