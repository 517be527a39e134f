//! The first words of lines that only one game has.

use stammtisch_engine::any::GameId;
use stammtisch_engine::of_game;

use super::game::Scripted;

/// The first words of lines that only one game has.
pub(super) fn lines() -> impl Iterator<Item = &'static &'static str> {
    GameId::ALL.into_iter().flat_map(|game| of_game!(game, G => <G as Scripted>::LINES))
}
