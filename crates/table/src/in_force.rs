//! The rules of a table, which never change. Tables with the same rules can share them.

use stammtisch_engine::script::lesson::Lesson;

use crate::header::Header;
use crate::rulebook::Rulebook;
use crate::table::{BotKinds, OpenError};
use crate::wire::RulesInfo;

/// The rules that a header asks for, and what clients are shown of them.
#[derive(Debug)]
pub struct RulesInForce {
    /// As they are stored.
    pub(crate) text: String,
    pub(crate) book: Rulebook,
    pub(crate) info: RulesInfo,
    /// The lesson that is given by them.
    pub(crate) lesson: Option<Lesson>,
    /// As it is stored.
    pub(crate) lesson_text: Option<String>,
}

impl RulesInForce {
    /// The rules of a table with this header, and the bots that can play by them. They are the same
    /// for all headers with the same `rules`, `seats`, `chosen` and `lesson`.
    ///
    /// # Errors
    /// [`OpenError`] if this version cannot read them.
    pub fn of(header: &Header, bots: &BotKinds) -> Result<Self, OpenError> {
        let book = Rulebook::from_text(&header.rules, header.seats).map_err(OpenError::Rules)?;
        let info = book.info(&header.chosen, bots);
        let lesson = header.lesson.as_deref().map(Lesson::read).transpose()?;
        let lesson_text = header.lesson.clone();
        Ok(Self { text: header.rules.clone(), book, info, lesson, lesson_text })
    }
}
