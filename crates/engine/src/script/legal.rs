//! Patterns of moves: a card whose player wishes stands for all of its wishes.

use crate::mau::Move;

use super::error::ScriptError;
use super::moves;
use super::names::Names;
use super::words::Words;

/// One or several moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern(pub(super) Move);

impl Pattern {
    pub(super) fn means(self, mv: Move) -> bool {
        match (self.0, mv) {
            (Move::Play { card, wish: None }, Move::Play { card: other, .. }) => card == other,
            (wanted, mv) => wanted == mv,
        }
    }
}

/// Reads a list of moves; `none` is the empty list.
pub(super) fn list(words: &mut Words<'_>, names: &Names) -> Result<Vec<Pattern>, ScriptError> {
    let mut patterns = Vec::new();
    if words.take_if("none") {
        return Ok(patterns);
    }
    loop {
        patterns.push(Pattern(moves::one(words, names)?));
        if !words.take_if(",") {
            return Ok(patterns);
        }
    }
}
