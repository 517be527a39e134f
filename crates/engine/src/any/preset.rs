//! The presets of all games.

use super::GameId;
use crate::game::Game;
use crate::of_game;
use crate::rules::Document;

/// The ids in the order in which they are offered.
pub fn ids() -> impl Iterator<Item = &'static str> {
    all().map(|(_, id, _)| id)
}

/// The text of a preset.
#[must_use]
pub fn text(id: &str) -> Option<&'static str> {
    all().find(|(_, known, _)| *known == id).map(|(.., text)| text)
}

/// The game of a preset.
#[must_use]
pub fn game(id: &str) -> Option<GameId> {
    all().find(|(_, known, _)| *known == id).map(|(game, ..)| game)
}

/// Game, id and text of every preset.
fn all() -> impl Iterator<Item = (GameId, &'static str, &'static str)> {
    GameId::ALL.into_iter().flat_map(|game| {
        let presets = of_game!(game, G => <<G as Game>::HouseRules as Document>::PRESETS);
        presets.iter().map(move |(id, text)| (game, *id, *text))
    })
}
