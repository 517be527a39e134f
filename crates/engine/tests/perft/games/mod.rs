//! Each game: how the engine is asked, and its rules once more.

mod mau;
mod maxonaut;

use crate::data::Line;
use crate::fast::Played;
use crate::reference;

/// A game whose moves are counted a second time.
pub(crate) trait Counted: Played {
    /// Who counts them, for each of its presets.
    const REFERENCES: &'static [Reference];
}

/// Who counts the moves of a preset a second time.
pub(crate) struct Reference {
    pub(crate) preset: &'static str,
    /// Judges the preset's data: everything that is wrong with them.
    pub(crate) judge: fn(&str, &[Line]) -> Vec<String>,
    /// What the reference counts, line by line.
    pub(crate) counts: fn(&[Line]) -> Vec<u64>,
}

impl Reference {
    const fn of<R: reference::Game, P: Played<Deal = R::Deal>>(preset: &'static str) -> Self {
        Self { preset, judge: crate::judge::<R, P>, counts: crate::counts::<R> }
    }
}
