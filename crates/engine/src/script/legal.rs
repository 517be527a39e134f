//! Patterns of moves: a card stands for every way to lay it that agrees with what is said of it.

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
        let Move::Play { card, stands_for, wish, claim, under } = self.0 else {
            return self.0 == mv;
        };
        let Move::Play {
            card: other,
            stands_for: as_card,
            wish: wished,
            claim: claimed,
            under: slipped,
        } = mv
        else {
            return false;
        };
        card == other
            && said(stands_for, as_card)
            && said(wish, wished)
            && said(under, slipped)
            && (!claim || claimed)
    }
}

/// Whether what a pattern says holds; what it leaves out may be anything.
fn said<T: PartialEq>(wanted: Option<T>, found: Option<T>) -> bool {
    wanted.is_none() || wanted == found
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
