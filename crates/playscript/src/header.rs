//! The header lines that mean the same in all games: which rules, who plays.

use std::collections::BTreeMap;

use toml::Table;

use stammtisch_engine::seat::Direction;

use super::lines::Line;
use super::names::Names;

/// Everything said before the first move.
#[derive(Default)]
pub(super) struct Header<'a> {
    /// The `rules` line and the name or path in it.
    pub(super) rules: Option<(Line<'a>, &'a str)>,
    /// Choices by option, each with its line.
    pub(super) options: BTreeMap<String, (Line<'a>, String)>,
    /// The changes to the rules by `set` lines.
    pub(super) patch: Table,
    pub(super) names: Names,
    /// The `seats` line.
    pub(super) seats: Option<Line<'a>>,
    pub(super) direction: Option<Direction>,
    pub(super) seed: Option<u64>,
    /// Lines whose meaning the game defines.
    pub(super) of_the_game: Vec<Line<'a>>,
}

impl<'a> Header<'a> {
    /// The choices by option.
    pub(super) fn chosen(&self) -> BTreeMap<String, String> {
        self.options.iter().map(|(id, (_, choice))| (id.clone(), choice.clone())).collect()
    }
}
