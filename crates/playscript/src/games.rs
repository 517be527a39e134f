//! A script for any game.

use stammtisch_engine::any::AnyRulesFile;
use stammtisch_engine::{each_game, sum_of_games};

use super::error::{Deviation, ScriptError};
use super::frame::{Frame, Kind};
use super::run::{Passed, Playable};

type PlayableOf<G> = Box<Playable<G>>;

sum_of_games! {
    /// A script that has been read.
    #[derive(Clone, Debug)]
    pub(super) enum AnyPlayable(PlayableOf)
}

/// Reads the script for the game that the rules belong to.
pub(super) fn read(
    frame: &Frame<'_>,
    file: &AnyRulesFile,
) -> Result<Kind<AnyPlayable>, ScriptError> {
    each_game!(AnyRulesFile, file, G: file => {
        Ok(frame.read::<G>(file)?.map(|game| Box::new(game).into()))
    })
}

impl AnyPlayable {
    pub(super) fn run(&self) -> Result<Passed, Deviation> {
        each_game!(Self, self, game => game.run())
    }
}
