//! The file format of lessons, as serde reads it.

use serde::Deserialize;

use stammtisch_engine::rules::Text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) id: String,
    pub(super) name: Text,
    pub(super) start: Start,
    pub(super) steps: Vec<StepEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    /// The header of a script.
    pub(super) script: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepEntry {
    #[serde(default)]
    pub(super) text: Option<Text>,
    #[serde(default)]
    pub(super) mark: Vec<String>,
    /// Moves of which the learner has to make one.
    #[serde(default)]
    pub(super) you: Vec<String>,
    /// A name, and the move of that seat.
    #[serde(default)]
    pub(super) does: Option<String>,
}
