//! The rules that a table plays by. Between matches the host may change them; tables with the same
//! ones can share them.

use super::bot_kinds::BotKinds;
use std::sync::Arc;

use stammtisch_engine::rules::RuleError;
use stammtisch_playscript::lesson::{Lesson, LessonError};

use super::rulebook::Rulebook;
use crate::wire::{CauseInfo, ChosenRules, RulesInfo};

/// The bots that can be put on the seats of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotHouse {
    /// Which bots there are.
    pub kinds: BotKinds,
    /// How bots are called at this table, in the order in which they sit down.
    pub names: Vec<String>,
}

/// A table that this version cannot open.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// Its rules cannot be read.
    #[error("the rules of this table cannot be read: {}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Rules(Vec<RuleError>),
    /// Its lesson cannot be read.
    #[error("the lesson of this table cannot be read: {0}")]
    Lesson(#[from] LessonError),
}

/// What rules in force follow from, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRules {
    /// The ruleset and the options chosen in it, as people chose them.
    pub chosen: ChosenRules,
    /// The rules in full, as text, so that a later preset cannot change a table.
    pub text: String,
    /// For how many seats.
    pub seats: u8,
    /// The lesson that is given by them, as it is stored.
    pub lesson: Option<String>,
}

/// Compiled rules, and what clients are shown of them.
#[derive(Debug)]
pub struct RulesInForce {
    pub(crate) by: TableRules,
    pub(crate) book: Rulebook,
    pub(crate) info: RulesInfo,
    /// The lesson that is given by them.
    pub(crate) lesson: Option<Lesson>,
}

impl RulesInForce {
    /// These rules, compiled, and the bots that can play by them.
    ///
    /// # Errors
    /// [`OpenError`] if this version cannot read them, or they are not made for so many seats.
    pub fn of(by: TableRules, bots: &BotKinds) -> Result<Self, OpenError> {
        let book = Rulebook::from_text(&by.text, by.seats).map_err(OpenError::Rules)?;
        let mut info = book.info(&by.chosen, bots);
        info.causes =
            stammtisch_rules_text::causes(book.rules()).into_iter().map(CauseInfo::from).collect();
        let lesson = by.lesson.as_deref().map(Lesson::read).transpose()?;
        let mut rules = Self { by, book, info, lesson };
        rules.info.differs = rules.difference();
        Ok(rules)
    }

    /// What they follow from.
    #[must_use]
    pub const fn by(&self) -> &TableRules {
        &self.by
    }

    /// The rules themselves.
    #[must_use]
    pub const fn book(&self) -> &Rulebook {
        &self.book
    }
}

/// Where tables get their rules from: whoever has many tables compiles the same rules once.
pub trait RulesCache: Send + Sync {
    /// Compiled rules: the same for the same `by`, at any time.
    ///
    /// # Errors
    /// As [`RulesInForce::of`].
    fn rules(&self, by: &TableRules) -> Result<Arc<RulesInForce>, OpenError>;
}

/// Keeps nothing: every table compiles its own rules.
impl RulesCache for BotKinds {
    fn rules(&self, by: &TableRules) -> Result<Arc<RulesInForce>, OpenError> {
        Ok(Arc::new(RulesInForce::of(by.clone(), self)?))
    }
}
