//! Facts about each game that tests need, from `tests/data/games`.
#![allow(dead_code, reason = "not every test wants all of it")]

use stammtisch_engine::any::{GameId, preset};
use stammtisch_table::wire::ChosenRules;

/// Rules that make a match short.
pub(crate) fn short(base: &str) -> ChosenRules {
    over(base, "short")
}

/// Rules that make a match as short as possible.
pub(crate) fn shortest(base: &str) -> ChosenRules {
    over(base, "shortest")
}

/// The first preset of each game.
pub(crate) fn one_of_each() -> impl Iterator<Item = &'static str> + Clone {
    let first = |game| preset::ids().find(|id| preset::game(id) == Some(game));
    GameId::ALL.into_iter().filter_map(first)
}

/// A kind of bot that only this game has.
pub(crate) fn own_bot(game: GameId) -> String {
    text(game, "own_bot")
}

/// Whether everybody can see during this game how many cards each player holds.
pub(crate) fn tells_hands(game: GameId) -> bool {
    known(game, "tells_hands").as_bool().expect("yes or no")
}

/// Whether cards of this game have ranks independent of their suits.
pub(crate) fn has_ranks(game: GameId) -> bool {
    known(game, "has_ranks").as_bool().expect("yes or no")
}

/// The first preset of a game so that a match ends soon, and for how many at a small table.
pub(crate) fn small_table(base: &str) -> (ChosenRules, u8) {
    let game = preset::game(base).expect("a preset");
    let options = known(game, "options").try_into().expect("choices by option");
    let seats = known(game, "seats").as_integer().and_then(|seats| u8::try_from(seats).ok());
    (ChosenRules { base: base.into(), options, file: None }, seats.expect("a number of seats"))
}

fn over(base: &str, which: &str) -> ChosenRules {
    let end = text(preset::game(base).expect("a preset"), which);
    let file = Some(format!("base = \"{base}\"\nid = \"short\"\n{end}\n"));
    ChosenRules { file, ..ChosenRules::default() }
}

fn text(game: GameId, what: &str) -> String {
    known(game, what).as_str().expect("a text").to_owned()
}

fn known(game: GameId, what: &str) -> toml::Value {
    // Tests of the server use this file too.
    let here = concat!(env!("CARGO_MANIFEST_DIR"), "/../table/tests/data/games");
    let path = format!("{here}/{}.toml", game.name());
    #[allow(clippy::disallowed_methods, reason = "a test reads its data; not every crate bans it")]
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let all: toml::Table = text.parse().expect("TOML");
    all[what].clone()
}
