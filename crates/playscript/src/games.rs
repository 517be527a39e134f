//! The games that scripts can be written for: the one place that knows which there are.

use stammtisch_engine::games::RulesFile;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::maxonaut::Maxonaut;

use super::error::{Deviation, ScriptError};
use super::frame::{Frame, Kind};
use super::game::Scripted;
use super::run::{Passed, Playable};

/// A script of one of them.
#[derive(Clone, Debug)]
pub(super) enum AnyPlayable {
    Mau(Box<Playable<Mau>>),
    Maxonaut(Box<Playable<Maxonaut>>),
}

/// The first words of lines that only one game has.
pub(super) fn lines() -> impl Iterator<Item = &'static &'static str> {
    Mau::LINES.iter().chain(Maxonaut::LINES)
}

/// Reads the script as one of the game that the rules are for.
pub(super) fn read(frame: &Frame<'_>, file: &RulesFile) -> Result<Kind<AnyPlayable>, ScriptError> {
    Ok(match file {
        RulesFile::Mau(file) => frame.read(file)?.map(|game| AnyPlayable::Mau(Box::new(game))),
        RulesFile::Maxonaut(file) => {
            frame.read(file)?.map(|game| AnyPlayable::Maxonaut(Box::new(game)))
        }
    })
}

impl AnyPlayable {
    pub(super) fn run(&self) -> Result<Passed, Deviation> {
        match self {
            Self::Mau(game) => game.run(),
            Self::Maxonaut(game) => game.run(),
        }
    }
}
