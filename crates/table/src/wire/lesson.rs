//! The state and the text of a lesson, for the player who learns a game.

use serde::Serialize;

use super::text::Text;

/// How far a lesson has got, and what it says now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LessonView {
    /// The id of the lesson.
    pub id: String,
    /// How many steps are done.
    pub done: u16,
    /// How many steps there are.
    pub steps: u16,
    /// What the lesson waits for.
    pub awaits: LessonAwaits,
    /// What the guide says.
    pub text: Option<Text>,
    /// What to highlight: `hand`, `pile`, `draw`, `catch`, `believe`, `doubt`, `choice:clubs`,
    /// `card:7H`, `call:0`, `seat:1`, `claim:64`.
    pub mark: Vec<String>,
}

/// What a lesson waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum LessonAwaits {
    /// The learner has to read: the command `go_on`.
    GoOn,
    /// The learner has to move.
    Move,
    /// Another seat moves soon.
    Others,
    /// Nothing any more: the lesson is over.
    Nothing,
}
