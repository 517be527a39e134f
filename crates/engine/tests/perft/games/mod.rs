//! For each game: how the engine plays it, and a second implementation of its rules.

mod mau;
mod maxonaut;

use crate::data::Line;
use crate::fast::Played;
use crate::reference;

/// A game whose moves are counted a second time.
pub(crate) trait Counted: Played {
    /// The reference for each of its presets.
    const REFERENCES: &'static [Reference];
}

/// A reference that counts the moves of a preset a second time.
pub(crate) struct Reference {
    pub(crate) preset: &'static str,
    /// Checks the data of the preset; returns everything that is wrong with them.
    pub(crate) judge: fn(&str, &[Line]) -> Vec<String>,
    /// The counts by the reference, line by line.
    pub(crate) counts: fn(&[Line]) -> Vec<u64>,
}

impl Reference {
    const fn of<R: reference::Game, P: Played<Deal = R::Deal>>(preset: &'static str) -> Self {
        Self { preset, judge: crate::judge::<R, P>, counts: crate::counts::<R> }
    }
}
