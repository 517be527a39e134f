//! The games that scripts can be written for: the one place that knows which there are.

use crate::mau::Mau;
use crate::mau::rules::RulesFile;

use super::error::{Deviation, ScriptError};
use super::frame::{Frame, Kind};
use super::game::Scripted;
use super::run::{Passed, Playable};

/// A script of one of them.
#[derive(Clone, Debug)]
pub(super) enum AnyPlayable {
    Mau(Playable<Mau>),
}

/// The first words of lines that only one game has.
pub(super) fn lines() -> impl Iterator<Item = &'static &'static str> {
    Mau::LINES.iter()
}

/// Reads the script as one of the game that the rules are for.
pub(super) fn read(frame: &Frame<'_>, file: &RulesFile) -> Result<Kind<AnyPlayable>, ScriptError> {
    Ok(frame.read(file)?.map(AnyPlayable::Mau))
}

impl AnyPlayable {
    pub(super) fn run(&self) -> Result<Passed, Deviation> {
        match self {
            Self::Mau(game) => game.run(),
        }
    }
}
