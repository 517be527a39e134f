//! The names of the games (`GameId`), as rules files and clients know them.

use crate::game::Game;
use crate::rules::Document;
use crate::{games, of_game};

games!(__ids);

/// The error that something belongs to another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherGame;

impl GameId {
    /// The name, as rules files and clients know it.
    #[must_use]
    pub fn name(self) -> &'static str {
        of_game!(self, G => <<G as Game>::HouseRules as Document>::GAME)
    }

    /// The game of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }
}
