//! A kind of card, with the names that it has in scripts.

use std::fmt::Display;

/// A kind of card, with the names that it has in scripts.
pub(super) trait Kind: Copy + Eq + Display {
    /// How cards are written.
    const RIGHT: &'static str;

    /// The card of this name.
    fn named(word: &str) -> Option<Self>;
}
