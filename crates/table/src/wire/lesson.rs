//! The words of a lesson, for the player who learns a game.

use serde::Serialize;

use super::text::Text;

/// How far a lesson has come, and what it says now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LessonView {
    /// Which lesson.
    pub id: String,
    /// Steps that are done.
    pub done: u16,
    /// How many there are.
    pub steps: u16,
    /// What comes next.
    pub awaits: LessonAwaits,
    /// What the guide says.
    pub text: Option<Text>,
    /// What that is about, for the eye: `hand`, `pile`, `draw`, `catch`, `believe`, `doubt`,
    /// `choice:clubs`, `card:7H`, `call:0`, `seat:1`, `claim:64`.
    pub mark: Vec<String>,
}

/// What a lesson waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum LessonAwaits {
    /// That the learner has read: the command `go_on`.
    GoOn,
    /// A move of the learner.
    Move,
    /// Somebody else moves soon.
    Others,
    /// Nothing any more.
    Nothing,
}
