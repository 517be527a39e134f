//! The presets of Maxonaut that ship with the engine: data files, found by their id.

/// The name of the game, as written in `game` at the head of a file.
pub(super) const GAME: &str = "maxonaut";

/// Id and text of every preset.
pub(super) const PRESETS: [(&str, &str); 1] =
    [("maxonaut", include_str!("../../../presets/maxonaut/maxonaut.toml"))];
