//! The library: rules that people really play, found by id like the presets and offered to browse.

use super::GameId;
use crate::game::Game;
use crate::of_game;
use crate::rules::{Document, Text};

/// The ids, in the order in which they are shown.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GameId::ALL.into_iter().flat_map(files_of).map(|(id, _)| *id)
}

/// The text of the library file with this id, if there is one.
#[must_use]
pub fn text(id: &str) -> Option<&'static str> {
    let mut files = GameId::ALL.into_iter().flat_map(files_of);
    files.find(|(known, _)| *known == id).map(|(_, text)| *text)
}

/// The name of a tag in words, if the tag is known.
#[must_use]
pub fn tag(id: &str) -> Option<Text> {
    let mut tags = GameId::ALL.into_iter().flat_map(tags_of);
    tags.find(|(known, _)| *known == id).map(|(_, [de, en])| (*de, *en).into())
}

fn files_of(game: GameId) -> &'static [(&'static str, &'static str)] {
    of_game!(game, G => <<G as Game>::HouseRules as Document>::LIBRARY)
}

fn tags_of(game: GameId) -> &'static [(&'static str, [&'static str; 2])] {
    of_game!(game, G => <<G as Game>::HouseRules as Document>::TAGS)
}
