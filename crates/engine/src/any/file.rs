//! A rules file of whichever game (`AnyRulesFile`): reads it over its bases, by the game it is for.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{AnyDocument, AnyRules, GameId};
use crate::game::Game;
use crate::rules::{OptionRule, Origin, RuleError, RulesFile, Source};
use crate::{each_game, of_game, sum_of_games};

type FileOf<G> = RulesFile<<G as Game>::HouseRules>;

sum_of_games! {
    /// A rules file that has been read. `game` at its head says which game it is for; a file without
    /// it is for the game of its base, and one without a base for Mau-Mau.
    #[derive(Clone, Debug)]
    pub enum AnyRulesFile(FileOf)
}

impl AnyRulesFile {
    /// Reads a rules file, over its `base` if it names one.
    ///
    /// # Errors
    /// A game that there is not; else as [`crate::rules::RulesFile::read`].
    pub fn read(text: &str) -> Result<Self, Vec<RuleError>> {
        let source = Source::read(text)?;
        of_game!(GameId::of_file(&source)?, G => FileOf::<G>::of(source).map(Self::from))
    }

    /// Reads a rules file over others, the nearest first: each is what the one before names as its
    /// base, and the last one may name rules of the house. Whoever reads files finds them; what comes
    /// of it stands by itself.
    ///
    /// # Errors
    /// As [`AnyRulesFile::read`]; `base_loop` where the chain is too long.
    pub fn read_over(text: &str, under: &[&str]) -> Result<Self, Vec<RuleError>> {
        let source = Source::read(text)?.over(under)?;
        of_game!(GameId::of_file(&source)?, G => FileOf::<G>::of(source).map(Self::from))
    }

    /// What a text names as its base, and on which line.
    ///
    /// # Errors
    /// If the text cannot be read at all.
    pub fn base_named(text: &str) -> Result<Option<(String, Option<usize>)>, Vec<RuleError>> {
        let source = Source::read(text)?;
        let base = source.table.get("base").and_then(toml::Value::as_str);
        Ok(base.map(|base| (base.to_owned(), source.places.line("base"))))
    }

    /// Where the rules come from, as this file says and none of its bases.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        each_game!(Self, self, file => file.origin())
    }

    /// The rules that it changes, by their id; none if it says everything itself.
    #[must_use]
    pub fn base(&self) -> Option<&str> {
        each_game!(Self, self, file => file.base())
    }

    /// The options on offer.
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

    /// The rules with these choices, compiled for so many seats.
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

    /// This file with these choices made for good; the other options stay open.
    ///
    /// # Errors
    /// An unknown option or choice.
    pub fn with_choices(&self, chosen: &BTreeMap<String, String>) -> Result<Self, Vec<RuleError>> {
        each_game!(Self, self, file => file.with_choices(chosen).map(Self::from))
    }

    /// The rules before any option is laid over them.
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

    /// What the file itself says though it has no effect.
    #[must_use]
    pub fn warnings(&self) -> Vec<RuleError> {
        each_game!(Self, self, file => file.warnings())
    }

    /// Everything that is wrong under any choice of any option, and under any two together.
    #[must_use]
    pub fn check(&self) -> Vec<RuleError> {
        each_game!(Self, self, file => file.check())
    }
}
