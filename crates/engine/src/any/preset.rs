//! The presets of all games, by id.

use super::{GameId, library};
use crate::game::Game;
use crate::of_game;
use crate::rules::{Document, bases as bases_of};

/// The ids in the order in which they are offered.
pub fn ids() -> impl Iterator<Item = &'static str> {
    all().map(|(_, id, _)| id)
}

/// The ids of the usual bases of files: the presets, and bases that are not offered for play.
pub fn bases() -> impl Iterator<Item = &'static str> {
    GameId::ALL
        .into_iter()
        .flat_map(all_of)
        .map(|(_, id, _)| id)
        .filter(|id| library::text(id).is_none())
}

/// The text of a preset, of a base, or of rules in the library.
#[must_use]
pub fn text(id: &str) -> Option<&'static str> {
    known(id).map(|(.., text)| text)
}

/// The game of a preset, of a base, or of rules in the library.
#[must_use]
pub fn game(id: &str) -> Option<GameId> {
    known(id).map(|(game, ..)| game)
}

fn known(id: &str) -> Option<(GameId, &'static str, &'static str)> {
    GameId::ALL.into_iter().flat_map(all_of).find(|(_, known, _)| *known == id)
}

/// Game, id and text of everything that a file for a game may build on.
fn all_of(game: GameId) -> Vec<(GameId, &'static str, &'static str)> {
    let named = |(id, text)| (game, id, text);
    of_game!(game, G => bases_of::<<G as Game>::HouseRules>().map(named).collect())
}

/// Game, id and text of every preset.
fn all() -> impl Iterator<Item = (GameId, &'static str, &'static str)> {
    GameId::ALL.into_iter().flat_map(|game| {
        let presets = of_game!(game, G => <<G as Game>::HouseRules as Document>::PRESETS);
        presets.iter().map(move |(id, text)| (game, *id, *text))
    })
}
