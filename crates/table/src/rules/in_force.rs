//! The rules in force at a table. The host may change them between matches; tables with the same
//! rules can share them.

use super::bot_kinds::BotKinds;
use std::sync::Arc;

use stammtisch_engine::rules::RuleError;
use stammtisch_playscript::lesson::{Lesson, LessonError};

use super::rulebook::Rulebook;
use crate::wire::{CauseInfo, ChosenRules, RulesInfo};

/// The bots that can be put on the seats of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotHouse {
    /// The kinds of bots.
    pub kinds: BotKinds,
    /// The names for bots at this table, in the order in which they sit down.
    pub names: Vec<String>,
}

/// Why this version cannot open a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableTable {
    /// Its rules cannot be read.
    #[error("the rules of this table cannot be read: {}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Rules(Vec<RuleError>),
    /// Its lesson cannot be read.
    #[error("the lesson of this table cannot be read: {0}")]
    Lesson(#[from] LessonError),
}

/// The source of rules in force, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRules {
    /// The ruleset and the options chosen in it, as people chose them.
    pub chosen: ChosenRules,
    /// The rules in full, as text, so that a later preset cannot change a table.
    pub text: String,
    /// The number of seats.
    pub seats: u8,
    /// The lesson given by these rules, as it is stored.
    pub lesson: Option<String>,
}

/// Compiled rules, and what clients are shown of them.
#[derive(Debug)]
pub struct RulesInForce {
    pub(crate) by: TableRules,
    pub(crate) book: Rulebook,
    pub(crate) info: RulesInfo,
    /// The lesson given by these rules.
    pub(crate) lesson: Option<Lesson>,
}

impl RulesInForce {
    /// These rules, compiled, and the bots that can play by them.
    ///
    /// # Errors
    /// [`UnreadableTable`] if this version cannot read them, or they are not made for this many seats.
    pub fn of(by: TableRules, bots: &BotKinds) -> Result<Self, UnreadableTable> {
        let book = Rulebook::from_text(&by.text, by.seats).map_err(UnreadableTable::Rules)?;
        let mut info = book.info(&by.chosen, bots);
        info.causes =
            stammtisch_rules_text::causes(book.rules()).into_iter().map(CauseInfo::from).collect();
        let lesson = by.lesson.as_deref().map(Lesson::read).transpose()?;
        let mut rules = Self { by, book, info, lesson };
        rules.info.differs = rules.difference();
        Ok(rules)
    }

    /// The source they were compiled from.
    #[must_use]
    pub const fn by(&self) -> &TableRules {
        &self.by
    }

    /// The compiled rules with their document.
    #[must_use]
    pub const fn book(&self) -> &Rulebook {
        &self.book
    }
}

/// The source of tables' rules: with many tables, the same rules are compiled once.
pub trait RulesCache: Send + Sync {
    /// Compiled rules: always the same for the same `by`.
    ///
    /// # Errors
    /// As [`RulesInForce::of`].
    fn rules(&self, by: &TableRules) -> Result<Arc<RulesInForce>, UnreadableTable>;
}

/// A cache that keeps nothing: every table compiles its own rules.
impl RulesCache for BotKinds {
    fn rules(&self, by: &TableRules) -> Result<Arc<RulesInForce>, UnreadableTable> {
        Ok(Arc::new(RulesInForce::of(by.clone(), self)?))
    }
}
