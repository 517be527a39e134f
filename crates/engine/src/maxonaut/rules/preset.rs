//! The presets of Maxonaut that ship with the house: data files, found by their id.

/// The game, as `game` names it at the head of a file.
pub(super) const GAME: &str = "maxonaut";

/// Id and text of every preset.
pub(super) const PRESETS: [(&str, &str); 1] =
    [("maxonaut", include_str!("../../../presets/maxonaut/maxonaut.toml"))];
